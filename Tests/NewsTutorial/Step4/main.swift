await readNews(BundledNews())
