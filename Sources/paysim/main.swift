import Platform

OperatingSystem.exit(with: Program.run(OperatingSystem.arguments).code)
