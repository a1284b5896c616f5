import {
  getArticle,
  getArticles,
  getColumns,
  getEmojis,
  likeArticle,
  searchContent,
} from '@saidian/shared/contracts/news'
import type { FastifyInstance } from 'fastify'
import { SharedAnswer, serve } from '../../platform/http'
import { type ObjectStorage, sendObject } from '../../platform/storage'
import type { ReadArticles } from './articles/article.service'
import { EMOJI_GROUPS } from './emojis/emoji-groups'
import type { ArticleLists } from './lists/list.service'
import type { ArticlePictures } from './pictures/article-pictures'
import type { createSearch } from './search/search.service'

type Given = {
  search: ReturnType<typeof createSearch>
  lists: ArticleLists
  articles: ReadArticles
  pictures: ArticlePictures
  storage: ObjectStorage
}

export function newsRoutes(app: FastifyInstance, given: Given): void {
  const { lists, articles, search, pictures, storage } = given
  const emojis = new SharedAnswer({ groups: EMOJI_GROUPS })
  serve(app, getColumns, () => lists.columns())
  serve(app, getArticles, ({ body }) => lists.page(body.type, body.cursor))
  serve(app, getArticle, ({ params, user }) => articles.read(params.id, user))
  serve(app, likeArticle, ({ user, body }) => articles.like(user, body))
  serve(app, searchContent, ({ query, user }) => search(query, user))
  serve(app, getEmojis, () => emojis, { readsDatabase: false })
  app.get<{ Params: { file: string } }>('/uploads/news/:file', (request, reply) => {
    // A name never changes its content: another picture has another name.
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendObject(request, reply, { storage, key: pictures.objectNamed(request.params.file) })
  })
}
