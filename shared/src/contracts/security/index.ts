export { type SecurityRecord, STAFF_SCOPES, type StaffScope, securityEndpoints } from './security'
