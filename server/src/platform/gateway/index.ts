export type { Gateway, GatewayDeps, GatewayStats } from './gateway'
export { createGateway } from './gateway'
