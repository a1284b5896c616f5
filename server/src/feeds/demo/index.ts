export { createDemoFeed } from './demo-feed'
export { openProgress } from './progress/open-progress'
export { knownCatalogue } from './world/known'
