export { imposeDirectly } from './impose-directly'
export { createTestGovernance } from './test-governance'
