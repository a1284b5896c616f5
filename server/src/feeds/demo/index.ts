export { createBasketballDemoFeed } from './basketball'
export { createDemoFeed } from './demo-feed'
export { openProgress } from './progress/open-progress'
