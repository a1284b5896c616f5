export type { Gateway, GatewayDeps } from './gateway'
export { createGateway } from './gateway'
export type { GatewayStats } from './gateway-metrics'
export { publishRevoked, REVOKED_SUBJECT, type Revoked, readRevoked } from './revoked'
