import type { RouteObject } from '@saidian/shared/router'

/** Routes of the score lists; both pages share one chunk. `/live` itself is redirected by `remote.json`. The other routes of `remote.json` come with their own issues. */
export function routes(): RouteObject[] {
  return [
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
