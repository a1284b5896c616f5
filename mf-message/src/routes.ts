import type { RouteObject } from '@saidian/shared/router'
import { peopleRoutes } from './people-routes'

/** Routes of this remote: the patterns of `remote.json`, each page behind a lazy import. */
export function routes(): RouteObject[] {
  return [...conversationRoutes(), ...noticeRoutes()]
}

function conversationRoutes(): RouteObject[] {
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
      path: '/message/chatDetail',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "chat-detail" */ './pages/chat-detail.page'))
          .ChatDetailPage,
      }),
    },
    {
      path: '/message/search',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "message-search" */ './pages/search.page'))
          .SearchPage,
      }),
    },
  ]
}

function noticeRoutes(): RouteObject[] {
  return [
    {
      path: '/message/notice',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "notice" */ './pages/notice.page'))
          .NoticePage,
      }),
    },
    ...peopleRoutes(),
    {
      path: '/message/note',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "note" */ './pages/note.page')).NotePage,
      }),
    },
    {
      path: '/message/version',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "version" */ './pages/version.page'))
          .VersionPage,
      }),
    },
    {
      path: '/ChatGPT',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "assistant" */ './pages/assistant.page'))
          .AssistantPage,
      }),
    },
  ]
}
