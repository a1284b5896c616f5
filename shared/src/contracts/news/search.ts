import Type, { type Static } from 'typebox'
import { Author, ContentId, Cursor, Next, Seconds } from '../content'
import { endpoint } from '../http'

/** Text of a hit; the ranges are what matched, as offsets in UTF-16 units. */
const Highlighted = Type.Object({
  text: Type.String(),
  ranges: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
})
export type Highlighted = Static<typeof Highlighted>

export const SearchHit = Type.Object({
  kind: Type.Enum(['article', 'post']),
  /** Id of the article, code of the post. */
  id: ContentId,
  columnId: Type.Union([Type.Integer(), Type.Null()]),
  title: Highlighted,
  excerpt: Highlighted,
  author: Type.Union([Author, Type.Null()]),
  at: Seconds,
})
export type SearchHit = Static<typeof SearchHit>

export const searchContent = endpoint({
  method: 'GET',
  path: '/inform/search',
  summary: 'Articles and posts that contain all words of a text, best first',
  login: 'optional',
  query: Type.Object({
    q: Type.String({ minLength: 1, maxLength: 60 }),
    kind: Type.Optional(Type.Enum(['article', 'post'])),
    cursor: Type.Optional(Cursor),
  }),
  reply: Type.Object({ hits: Type.Array(SearchHit), next: Next }),
})
