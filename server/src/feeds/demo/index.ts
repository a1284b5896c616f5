export { createDemoFeed } from './demo-feed'
export { openProgress } from './progress/open-progress'
