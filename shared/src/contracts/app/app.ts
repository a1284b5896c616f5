import Type, { type Static } from 'typebox'
import { endpoint } from '../http'

const StoreAddress = Type.Union([Type.String(), Type.Null()], {
  description: 'where this system installs the app; null: from the page, to the home screen',
})

/** The app of the product: `appInfo` of the specification, and where it is installed from. */
export const AppResource = Type.Object({
  appName: Type.String({ description: 'name below its icon' }),
  appHost: Type.String({ description: 'origin of the pages that install it' }),
  android: StoreAddress,
  ios: StoreAddress,
})
export type AppResource = Static<typeof AppResource>

export const getAppResource = endpoint({
  method: 'GET',
  path: '/inform/apk/resource',
  summary: 'Name of the app and where each system installs it from',
  reply: AppResource,
  offline: true,
})
