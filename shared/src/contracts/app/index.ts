export { AppResource, getAppResource } from './app'
