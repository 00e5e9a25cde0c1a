import Platform

OperatingSystem.exit(with: Program.run(Array(CommandLine.arguments.dropFirst())).code)
