export { createLog, type Logger } from './log'
