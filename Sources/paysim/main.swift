Platform.exit(with: Program.run(Array(CommandLine.arguments.dropFirst())))
