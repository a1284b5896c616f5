export {
  checkAddresses,
  checkContract,
  checkDescription,
  checkRouteKeys,
  checkTitles,
} from './description.rules'
export { routePlace } from './places'
export { checkRedirects } from './redirect.rules'
export { checkRoutes } from './route-claim.rules'
export { checkSlotNames } from './slot.rules'
