/** `pnpm remote <command>`: administration of the registry of remotes. */
import { parseArgs } from 'node:util'
import { CommandError } from '../staff/command-error'
import { PLACE_HELP, PLACE_OPTIONS, placeOf, runCommand } from '../staff/run-command'
import { staffClient } from '../staff/staff-client'
import { COMMANDS } from './commands'

const HELP = `pnpm remote <command>

  publish [remote…] [--promote]            upload built remotes (all, mf-live or a dist folder)
  check [remote…]                          the contract check alone; needs no server
  list                                     every version and where stable, canary and pins point
  promote <remote> <version>               stable for all visitors
  canary <remote> <version> <0–100>        for a share of visitors; 0 ends it
  pin <remote> <version|none>              pin a remote to a version, or unpin it
  pin <remote> <version> --link            query of an address that shows a version
                                           (--minutes n, 30)
  rollback <remote>                        stable back to the version before
  audit [remote] [--limit n]               who changed what, newest first

Options
${PLACE_HELP}`

async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...PLACE_OPTIONS,
      promote: { type: 'boolean' },
      limit: { type: 'string' },
      link: { type: 'boolean' },
      minutes: { type: 'string' },
    },
  })
  const [name, ...args] = positionals
  if (values.help || name === undefined || name === 'help') return HELP
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new CommandError(`There is no command "${name}".\n\n${HELP}`)
  const client = staffClient(placeOf(values))
  return command(client, args, values)
}

runCommand(main)
