#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

let status = await Campaign.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
