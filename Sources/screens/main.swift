import Foundation
import ScreensCommand
import Terminal

let command = ScreensCommand(environment: ProcessInfo.processInfo.environment)
let status = await command.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
