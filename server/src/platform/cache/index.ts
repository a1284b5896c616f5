export { createFreshCache } from './fresh-cache'
