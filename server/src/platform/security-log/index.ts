export type { SecurityEvent, SecurityRecord } from './chain.rules'
export { createSecurityLog, type SecurityLog } from './security-log'
