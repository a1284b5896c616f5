export { nami } from './nami'
