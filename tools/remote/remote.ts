/** `pnpm remote <command>`: administration of the registry of remotes. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from './command-error'
import { COMMANDS } from './commands'
import { registryClient } from './registry-client'

const HELP = `pnpm remote <command>

  publish [remote…] [--promote]            keep what is built (all, or mf-live, or a dist folder)
  check [remote…]                          the contract check alone; needs no server
  list                                     every version and where stable, canary and pins point
  promote <remote> <version>               stable for everybody
  canary <remote> <version> <0–100>        for a share of visitors; 0 ends it
  pin <remote> <version|none>              hold a remote at a version, or let it go
  rollback <remote>                        stable back to the version before
  audit [remote] [--limit n]               who changed what, newest first

Options
  --actor <name>   who is told to have done it (REMOTE_ACTOR, else your user name)
  --url <address>  internal port of the server (http://127.0.0.1:$INTERNAL_PORT, 9090)
  --var <dir>      VAR_DIR of the server, which holds the publish token (var)`

async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      promote: { type: 'boolean' },
      limit: { type: 'string' },
      actor: { type: 'string' },
      url: { type: 'string', default: `http://127.0.0.1:${process.env.INTERNAL_PORT || '9090'}` },
      var: { type: 'string', default: process.env.VAR_DIR || 'var' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [name, ...words] = positionals
  if (values.help || name === undefined || name === 'help') return HELP
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new CommandError(`There is no command "${name}".\n\n${HELP}`)
  const client = registryClient({ internalUrl: values.url, varDir: resolve(values.var) })
  return command(client, words, values)
}

main().then(
  (text) => console.log(text),
  (error: unknown) => {
    const isPersonsFault = error instanceof CommandError || (error instanceof TypeError && 'code' in error)
    console.error(isPersonsFault && error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
