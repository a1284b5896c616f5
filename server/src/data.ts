import { runDataCommand } from './commands/data'

/** `pnpm data <command>`: open data in the database of the configuration. */
process.exitCode = await runDataCommand(process.argv.slice(2))
