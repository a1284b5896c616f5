export { createSecurityLog, type SecurityLog } from './security-log'
export type { SecurityEvent, SecurityRecord } from './security-record'
