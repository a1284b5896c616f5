import Type, { type Static } from 'typebox'
import { ContentId, Cursor, Likes, Next } from '../content'
import { endpoint } from '../http'
import { Article, ArticleCard, Column, ColumnId } from './article'

export const ARTICLES_A_PAGE = 20

export const getColumns = endpoint({
  method: 'GET',
  path: '/inform/column/getColumnByType',
  summary: 'Columns of the news, in the order of the product',
  query: Type.Object({ type: Type.Optional(Type.Enum(['news'])) }),
  reply: Type.Object({ columns: Type.Array(Column) }),
  offline: true,
})

export const ArticleList = Type.Object({
  /** First page only: the pictures at the top of the column. */
  carousel: Type.Array(ArticleCard),
  /** Pinned ones first on the first page, then by time of publication. */
  articles: Type.Array(ArticleCard),
  next: Next,
})
export type ArticleList = Static<typeof ArticleList>

export const getArticles = endpoint({
  method: 'POST',
  path: '/inform/info/list',
  summary: 'Articles of a column, page by page',
  body: Type.Object({ type: ColumnId, cursor: Type.Optional(Cursor) }),
  reply: ArticleList,
  offline: true,
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/inform/info/detail/:id',
  summary: 'An article with its matches, likes and what to read next',
  login: 'optional',
  params: Type.Object({ id: ContentId }),
  reply: Article,
})

export const likeArticle = endpoint({
  method: 'POST',
  path: '/inform/info/like',
  summary: 'Likes an article, or takes it back; sent twice it counts once',
  login: 'required',
  body: Type.Object({ id: ContentId, isOn: Type.Boolean() }),
  reply: Likes,
})

const EmojiGroup = Type.Object({
  name: Type.String(),
  emojis: Type.Array(Type.Object({ text: Type.String(), name: Type.String() })),
})
export type EmojiGroup = Static<typeof EmojiGroup>

export const getEmojis = endpoint({
  method: 'GET',
  path: '/user/common/getEmojis',
  summary: 'Emoji of the picker, by group, with the names that a search finds',
  reply: Type.Object({ groups: Type.Array(EmojiGroup) }),
  offline: true,
})
