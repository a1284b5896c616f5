export { type SecurityRecord, securityEndpoints } from './security'
