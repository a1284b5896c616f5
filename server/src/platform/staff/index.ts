export { covers } from './scopes.rules'
export { type Staff, staffOf, staffOnly } from './staff-only'
export { createStaffTokens, type StaffToken } from './staff-tokens'
