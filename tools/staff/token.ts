import { runCommand } from './run-command'
import { tokenCommand } from './token-command'

runCommand(tokenCommand)
