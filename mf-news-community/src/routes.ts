import type { RouteObject } from '@saidian/shared/router'
import { communityRoutes } from './community-routes'

/** Routes of this remote: the patterns of `remote.json`, each page behind a lazy import. */
export function routes(): RouteObject[] {
  return [
    {
      path: '/news/:type',
      lazy: async () => {
        const { ColumnPage, loadColumn } = await import(
          /* webpackChunkName: "news" */ './pages/column.page'
        )
        return { Component: ColumnPage, loader: loadColumn }
      },
    },
    {
      path: '/news/:type/:id',
      lazy: async () => {
        const { ArticlePage, loadArticle } = await import(
          /* webpackChunkName: "article" */ './pages/article.page'
        )
        return { Component: ArticlePage, loader: loadArticle }
      },
    },
    ...communityRoutes(),
  ]
}
