import type { RouteObject } from '@saidian/shared/router'

/** Routes of this remote: the patterns of `remote.json`, each page behind a lazy import. */
export function routes(): RouteObject[] {
  return [
    {
      path: '/vlive/detail/:id?',
      lazy: async () => {
        const { RoomPage, loadRoom } = await import(
          /* webpackChunkName: "room" */ './pages/room.page'
        )
        return { Component: RoomPage, loader: loadRoom }
      },
    },
    {
      path: '/vlive/detail/replay',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "replay" */ './pages/replay.page'))
          .ReplayPage,
      }),
    },
    {
      path: '/vlive/:type?',
      lazy: async () => {
        const { ColumnsPage, loadColumn } = await import(
          /* webpackChunkName: "rooms" */ './pages/columns.page'
        )
        return { Component: ColumnsPage, loader: loadColumn }
      },
    },
    {
      path: '/vlive/match',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "rooms-by-match" */ './pages/matches.page'))
          .MatchesPage,
      }),
    },
    {
      path: '/vlive/noble',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "noble" */ './pages/noble.page')).NoblePage,
      }),
    },
  ]
}
