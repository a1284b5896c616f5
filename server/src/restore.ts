import { runCommand } from './command'
import { restore } from './commands/restore-command'

await runCommand(restore)
