import Foundation
import Terminal

let status = await Campaign.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
