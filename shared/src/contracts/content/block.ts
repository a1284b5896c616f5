import Type, { type Static } from 'typebox'
import { MatchSummary } from '../matches'
import { Picture } from './picture'

/** A run of text. Text is text: no part of it is ever read as HTML. */
export const Span = Type.Object({
  text: Type.String(),
  isBold: Type.Optional(Type.Literal(true)),
  isItalic: Type.Optional(Type.Literal(true)),
  /** Page of the product that the text leads to: a team, a match, a member, a topic. */
  to: Type.Optional(Type.String({ pattern: '^/(?!/)' })),
})
export type Span = Static<typeof Span>
const Spans = Type.Array(Span)

/** A part of the body of an article. A reader passes over a kind that it does not know. */
export const Block = Type.Union([
  Type.Object({ kind: Type.Literal('paragraph'), spans: Spans }),
  Type.Object({ kind: Type.Literal('heading'), spans: Spans }),
  Type.Object({ kind: Type.Literal('quote'), spans: Spans }),
  Type.Object({
    kind: Type.Literal('list'),
    isOrdered: Type.Boolean(),
    items: Type.Array(Spans),
  }),
  Type.Object({ kind: Type.Literal('picture'), picture: Picture, caption: Type.String() }),
  Type.Object({
    kind: Type.Literal('table'),
    caption: Type.String(),
    head: Type.Array(Type.String()),
    rows: Type.Array(Type.Array(Spans)),
    /** Page that the figures come from; empty without one. */
    to: Type.String(),
  }),
  /** A match with its live score. */
  Type.Object({ kind: Type.Literal('match'), match: MatchSummary }),
  /** A recorded broadcast of the product. */
  Type.Object({
    kind: Type.Literal('video'),
    recordingId: Type.Integer(),
    title: Type.String(),
  }),
])
export type Block = Static<typeof Block>
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>
