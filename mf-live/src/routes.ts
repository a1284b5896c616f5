import { type RouteObject, redirect } from '@saidian/shared/router'
import { livePaths } from './paths'

/** Routes of the score lists; both pages share one chunk. The other routes of `remote.json` come with their own issues. */
export function routes(): RouteObject[] {
  return [
    { path: '/live', loader: () => redirect(livePaths.hot()) },
    {
      path: '/live/hot',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "score-lists" */ './pages/hot.page')).HotPage,
      }),
    },
    {
      path: '/live/zq/:type?',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "score-lists" */ './pages/football.page')).FootballPage,
      }),
    },
  ]
}
