export { readMachineToken, staffClient } from './staff-client'
