import { runCommand } from './run-command'
import { securityLogCommand } from './security-log-command'

runCommand(securityLogCommand)
