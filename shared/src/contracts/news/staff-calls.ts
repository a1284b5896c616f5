import Type, { type Static } from 'typebox'
import { Block, ContentId, Cursor, Next, NumberId, Picture, PictureKey, Seconds } from '../content'
import { endpoint } from '../http'
import { ColumnId } from './article'

const closed = { additionalProperties: false }
/** A line without control characters. */
const lineOf = (min: number, max: number) =>
  Type.String({ pattern: `^[^\\u0000-\\u001f\\u007f]{${min},${max}}$` })
const Reason = lineOf(1, 200)
const State = Type.Enum(['draft', 'scheduled', 'published', 'withdrawn'])

/** An article as the staff writes it; its text is blocks, never HTML. */
const Draft = {
  columnIds: Type.Array(ColumnId, { minItems: 1, maxItems: 8 }),
  title: lineOf(1, 60),
  summary: lineOf(0, 200),
  blocks: Type.Array(Block, { minItems: 1, maxItems: 500 }),
  coverKey: Type.Optional(PictureKey),
  author: Type.Optional(lineOf(0, 40)),
  matchIds: Type.Optional(Type.Array(NumberId, { maxItems: 10 })),
}

const Version = Type.Object({
  version: Type.Integer(),
  title: Type.String(),
  by: Type.String(),
  at: Seconds,
  reason: Type.String(),
  state: State,
})
export type ArticleVersion = Static<typeof Version>

/** Acts of the staff on articles, on the internal port; each is written down. */
export const newsStaffEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/news/v1/create',
    summary: 'Stores an article as a draft',
    body: Type.Object(Draft, closed),
    reply: Type.Object({ id: ContentId }),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/news/v1/edit',
    summary: 'Replaces the text of an article; the version before stays in its history',
    body: Type.Object({ id: ContentId, ...Draft, reason: Reason }, closed),
    reply: Type.Object({ version: Type.Integer() }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/news/v1/publish',
    summary: 'Publishes an article now, or at a time to come',
    body: Type.Object({ id: ContentId, at: Type.Optional(Seconds) }, closed),
    reply: Type.Null(),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/news/v1/withdraw',
    summary: 'Takes an article away from readers; its history stays',
    body: Type.Object({ id: ContentId, reason: Reason }, closed),
    reply: Type.Null(),
  }),
  pin: endpoint({
    method: 'POST',
    path: '/news/v1/pin',
    summary: 'Keeps an article at the top of its columns until a time; null ends it',
    body: Type.Object({ id: ContentId, until: Type.Union([Seconds, Type.Null()]) }, closed),
    reply: Type.Null(),
  }),
  /** For a block or as cover; one that no article shows is removed after a day. */
  picture: endpoint({
    method: 'POST',
    path: '/news/v1/picture',
    summary: 'Takes one picture (multipart, field `picture`) for an article',
    reply: Type.Object({ key: PictureKey, picture: Picture }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/news/v1/history',
    summary: 'The versions of an article and the acts on it, newest first',
    query: Type.Object({ id: ContentId, cursor: Type.Optional(Cursor) }, closed),
    reply: Type.Object({ versions: Type.Array(Version), next: Next }),
  }),
} as const
