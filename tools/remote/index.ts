export { distOf } from './built-remote'
export { publishDist } from './publish'
export { type RegistryClient, registryClient } from './registry-client'
