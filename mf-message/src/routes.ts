import type { RouteObject } from '@saidian/shared/router'
import { peopleRoutes } from './people-routes'

/** Routes of this remote: the patterns of `remote.json`, each page behind a lazy import. */
export function routes(): RouteObject[] {
  return [
    {
      path: '/message',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "message" */ './pages/message.page'))
          .MessagePage,
      }),
    },
    {
      path: '/message/chat',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "chat" */ './pages/chat.page')).ChatPage,
      }),
    },
    {
      path: '/message/notice',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "notice" */ './pages/notice.page'))
          .NoticePage,
      }),
    },
    ...peopleRoutes(),
  ]
}
