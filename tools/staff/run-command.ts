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

/** Prints the text of a command, or the one sentence of its error. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command())
  } catch (error) {
    const isOfPerson =
      error instanceof CommandError || (error instanceof TypeError && 'code' in error)
    console.error(isOfPerson && error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
