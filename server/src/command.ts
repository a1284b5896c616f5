import path from 'node:path'
import { inspect } from 'node:util'
import { type Config, ConfigError, readConfig } from './config'
import { BackupError } from './platform/backup'
import { reachDatabase } from './platform/database'
import { createLog, type Logger } from './platform/log'

/** The context of an operator's command. */
export type CommandContext = { config: Config; url: string; log: Logger }

/** Resolves with the text that it prints. */
export type Command = (context: CommandContext, args: string[]) => Promise<string>

/** Runs a command on the arguments of this process; a failure sets exit code 1. */
export async function runCommand(command: Command): Promise<void> {
  const { out, failure } = await outcomeOf(command, process.argv.slice(2), process.env)
  if (failure === '') {
    process.stdout.write(`${out}\n`)
    return
  }
  process.stderr.write(`${failure}\n`)
  process.exitCode = 1
}

/**
 * What a command prints that runs on the database of the configuration in `env`; of an operator's
 * mistake one line, of a fault all of it.
 */
export async function outcomeOf(
  command: Command,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ out: string; failure: string }> {
  try {
    const config = readConfig(env)
    const log = createLog(env.LOG_LEVEL ?? 'warn')
    const database = await reachDatabase(config, log)
    try {
      return { out: await command({ config, url: database.url, log }, args), failure: '' }
    } finally {
      await database.close()
    }
  } catch (error) {
    const isExpected = error instanceof ConfigError || error instanceof BackupError
    return { out: '', failure: isExpected ? error.message : inspect(error) }
  }
}

/** Resolves a path against the folder of the operator: pnpm starts commands in another one. */
export function givenPath(given: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', given)
}
