export { createFederation, type Federation, type LoadedRemote } from './create-federation'
export { readBoot } from './read-boot'
export { type MountedRoute, remoteRoutes } from './remote-routes'
export { OverrideBanner } from './views/override-banner'
