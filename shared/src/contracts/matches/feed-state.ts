import Type, { type Static } from 'typebox'

const Seconds = Type.Integer({ description: 'seconds since 1970' })

/** How fresh the feed is, and how fast its clock runs (1 except in a fast replay). */
export const FeedState = Type.Object({
  source: Type.String(),
  /** Last sign of life of the feed. */
  aliveAt: Seconds,
  /** Match seconds that pass in one second. */
  speed: Type.Number({ exclusiveMinimum: 0 }),
  demo: Type.Boolean({ description: 'true: mark the page 演示数据' }),
})
export type FeedState = Static<typeof FeedState>
