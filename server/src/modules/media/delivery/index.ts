export { createDelivery, type Delivery } from './delivery'
export { createDeliveryMetrics } from './delivery-metrics'
export { liveRoutes } from './live.routes'
