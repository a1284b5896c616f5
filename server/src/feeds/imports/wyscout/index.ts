export { importWyscout } from './import-wyscout'
