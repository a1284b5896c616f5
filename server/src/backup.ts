import { runCommand } from './command'
import { backUp } from './commands/backup-command'

await runCommand(backUp)
