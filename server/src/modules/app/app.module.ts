import { getAppResource } from '@saidian/shared/contracts/app'
import { BANNER_TEXT } from '@saidian/shared/contracts/page'
import type { Config } from '../../config'
import { linkOrigin, serve } from '../../platform/http'
import type { Module } from '../../platform/module'

export type AppConfig = Pick<Config, 'allowedOrigins' | 'https' | 'androidAppUrl' | 'iosAppUrl'>

/** The app of the product: its name, and where it is installed from. */
export function appModule(config: AppConfig): Module {
  const { allowedOrigins, https, androidAppUrl, iosAppUrl } = config
  return {
    name: 'app',
    routes: (app) => {
      serve(
        app,
        getAppResource,
        ({ request }) => ({
          appName: BANNER_TEXT.name,
          appHost: linkOrigin(allowedOrigins, request.headers.host, https),
          android: androidAppUrl || null,
          ios: iosAppUrl || null,
        }),
        { readsDatabase: false },
      )
    },
  }
}
