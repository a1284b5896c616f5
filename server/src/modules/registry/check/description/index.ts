export { checkContributions, type KnownPlaces } from './contribution.rules'
export {
  checkAddresses,
  checkContract,
  checkDescription,
  checkRouteKeys,
  checkTitles,
} from './description.rules'
export { checkLimits } from './limit.rules'
export { checkDroppedPlaces, checkPlaceClaims } from './place.rules'
export { contributionPlace, routePlace } from './places'
export { checkRedirects } from './redirect.rules'
export { checkRoutes } from './route-claim.rules'
