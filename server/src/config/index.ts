export { type Config, readConfig } from './read-config'
export { SETTINGS } from './settings'
export { ConfigError } from './variable'
export type { VendorFeed } from './vendor-feed'
