export { regionOf } from './region-of'
