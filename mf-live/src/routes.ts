import type { RouteObject } from '@saidian/shared/router'

/** Routes of this remote. `remote.json` redirects `/live` and lists some without code yet. */
export function routes(): RouteObject[] {
  return [
    {
      path: '/live/hot',
      lazy: async () => {
        const { HotPage, loadTodaysLists } = await import(
          /* webpackChunkName: "score-lists" */ './pages/hot.page'
        )
        return { Component: HotPage, loader: loadTodaysLists }
      },
    },
    {
      path: '/live/zq/:type?',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "score-lists" */ './pages/football.page'))
          .FootballPage,
      }),
    },
    {
      path: '/live/lq/:type?',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "score-lists" */ './pages/basketball.page'))
          .BasketballPage,
      }),
    },
    {
      path: '/live/ai',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "ai" */ './pages/ai.page')).AiPage,
      }),
    },
    {
      path: '/live/ai/list',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "ai" */ './pages/ai-record.page'))
          .AiRecordPage,
      }),
    },
    {
      path: '/live/zq/detail/:id?',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "match" */ './pages/football-match.page'))
          .FootballMatchPage,
      }),
    },
    {
      path: '/live/lq/detail/:id?',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "match" */ './pages/basketball-match.page'))
          .BasketballMatchPage,
      }),
    },
  ]
}
