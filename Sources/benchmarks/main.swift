import Foundation

exit(await Benchmarks.run(Array(CommandLine.arguments.dropFirst())))
