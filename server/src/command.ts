import path from 'node:path'
import { inspect } from 'node:util'
import { type Config, ConfigError, readConfig } from './config'
import { BackupError } from './platform/backup'
import { reachDatabase } from './platform/database'
import { createLog, type Logger } from './platform/log'

/** The context of an operator's command. */
export type CommandContext = { config: Config; url: string; log: Logger }

/**
 * Runs a command on the database of the configuration; an operator's mistake prints one line and
 * sets exit code 1.
 */
export async function runCommand(work: (context: CommandContext) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env)
    const log = createLog(process.env.LOG_LEVEL ?? 'warn')
    const database = await reachDatabase(config, log)
    try {
      await work({ config, url: database.url, log })
    } finally {
      await database.close()
    }
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof BackupError
    process.stderr.write(`${isExpected ? error.message : inspect(error)}\n`)
    process.exitCode = 1
  }
}

/** Resolves a path against the folder of the operator: pnpm starts commands in another one. */
export function givenPath(given: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', given)
}
