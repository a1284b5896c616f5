export { distOf } from './built-remote'
export { publishDist } from './publish'
