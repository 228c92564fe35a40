import Gallery
