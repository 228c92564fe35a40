// It declares nothing: before main, the object file puts the executors of the explorer in place.
