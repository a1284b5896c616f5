import { runCommand } from '../staff/run-command'
import { remoteCommand } from './remote-command'

runCommand(remoteCommand)
