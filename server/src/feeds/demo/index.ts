export { createDemoFeed } from './demo-feed'
export { knownCatalogue } from './world/known'
