import Foundation
import ScreensCommand

let command = ScreensCommand(environment: ProcessInfo.processInfo.environment)
let status = await command.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
