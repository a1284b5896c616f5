export { createDemoFeed } from './demo-feed'
export { createStormFeed } from './storm-feed'
