export { runDataCommand } from './run-data-command'
