import { parseArgs } from 'node:util'
import { PLACE_OPTIONS, placeOf } from '../staff/run-command'
import { staffClient } from '../staff/staff-client'
import { COMMAND_OPTIONS, findCommand, HELP } from './commands'

/** `pnpm remote <command>`: administration of the registry of remotes. */
export async function remoteCommand(argv: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { ...COMMAND_OPTIONS, ...PLACE_OPTIONS },
  })
  const [name, ...args] = positionals
  if (values.help || name === undefined || name === 'help') return HELP
  return findCommand(name, values).run(staffClient(placeOf(values)), args, values)
}
