export { createLocalStorage, DRAFTS } from './local-storage'
export { removeOrphans } from './orphans'
export { sendObject } from './send-object'
export type { ObjectStorage } from './storage'
