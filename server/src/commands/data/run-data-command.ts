import { inspect } from 'node:util'
import { ConfigError } from '../../config'
import { DATA_COMMANDS } from './commands'
import { EXIT, type ExitCode } from './data-command'
import { helpText } from './help'

const HELP_FLAGS = new Set<string | undefined>([undefined, 'help', '--help', '-h'])

/** Runs the subcommand of the arguments, or prints the help. */
export async function runDataCommand([name, ...args]: string[]): Promise<ExitCode> {
  const isHelp = HELP_FLAGS.has(name) || args.includes('--help') || args.includes('-h')
  if (isHelp) {
    console.log(helpText())
    return EXIT.ok
  }
  const command = DATA_COMMANDS.find((one) => one.name === name)
  if (!command) {
    console.error(`pnpm data has no command ${name}\n\n${helpText()}`)
    return EXIT.failed
  }
  try {
    return await command.run(args)
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : inspect(error))
    return EXIT.failed
  }
}
