export { originRoutes } from './origin.routes'
export { createOriginCalls } from './origin-calls'
