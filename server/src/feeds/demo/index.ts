export { createDemoFeed } from './demo-feed'
export { createStormFeed } from './storm-feed'
export { knownCatalogue } from './world/known'
