import { resolve } from 'node:path'
import { CommandError } from './command-error'
import type { ServerPlace } from './staff-client'

/** Options of every command that calls a server. */
export const PLACE_OPTIONS = {
  url: { type: 'string', default: `http://127.0.0.1:${process.env.INTERNAL_PORT || '9090'}` },
  var: { type: 'string', default: process.env.VAR_DIR || 'var' },
  help: { type: 'boolean', short: 'h' },
} as const

export const PLACE_HELP = `  --url <address>  internal port of the server
                   (http://127.0.0.1:$INTERNAL_PORT, 9090)
  --var <dir>      VAR_DIR of the server, which holds the token of the machine (var)
                   SAIDIAN_TOKEN in the environment goes before it: whose token it is, acts`

export function placeOf(values: { url: string; var: string }): ServerPlace {
  return { internalUrl: values.url, varDir: resolve(values.var) }
}

type Command = (args: string[]) => Promise<string>

/** Runs a command on the arguments of this process; prints its text, or why it failed. */
export async function runCommand(command: Command): Promise<void> {
  const { out, failure } = await outcomeOf(command, process.argv.slice(2))
  if (failure === null) return console.log(out)
  console.error(failure)
  process.exitCode = 1
}

/** What a command prints: a mistake of the person is one sentence, a fault is whole. */
export async function outcomeOf(
  command: Command,
  args: string[],
): Promise<{ out: string; failure: unknown }> {
  try {
    return { out: await command(args), failure: null }
  } catch (error) {
    const isOfPerson =
      error instanceof CommandError || (error instanceof TypeError && 'code' in error)
    return { out: '', failure: isOfPerson && error instanceof Error ? error.message : error }
  }
}
