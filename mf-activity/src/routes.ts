import type { RouteObject } from '@saidian/shared/router'

const download = () => import(/* webpackChunkName: "download" */ './pages/download')

/** Routes of this remote: the patterns of `remote.json`, each page behind a lazy import. */
export function routes(): RouteObject[] {
  return [
    { path: '/download', lazy: async () => ({ Component: (await download()).DownloadPage }) },
    {
      path: '/download/Android',
      lazy: async () => ({ Component: (await download()).AndroidPage }),
    },
    {
      path: '/download/android-down',
      lazy: async () => ({ Component: (await download()).AndroidStepsPage }),
    },
    {
      path: '/download/ios-down',
      lazy: async () => ({ Component: (await download()).IosStepsPage }),
    },
    {
      path: '/download/wapStep',
      lazy: async () => ({ Component: (await download()).BrowserStepsPage }),
    },
  ]
}
