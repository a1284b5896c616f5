import type { RouteObject } from '@saidian/shared/router'

/** Routes of 社区. */
export function communityRoutes(): RouteObject[] {
  return [
    {
      path: '/community/list',
      lazy: async () => {
        const { CommunityPage, loadCommunity } = await import(
          /* webpackChunkName: "community" */ './pages/community/community.page'
        )
        return { Component: CommunityPage, loader: loadCommunity }
      },
    },
    {
      path: '/community/detail',
      lazy: async () => {
        const { PostPage, loadPost } = await import(
          /* webpackChunkName: "post" */ './pages/community/post.page'
        )
        return { Component: PostPage, loader: loadPost }
      },
    },
    {
      path: '/community/qdetail',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "circle" */ './pages/community/circle.page'))
          .CirclePage,
      }),
    },
  ]
}
