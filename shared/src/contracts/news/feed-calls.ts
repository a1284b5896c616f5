import Type from 'typebox'
import { Seconds } from '../content'
import { endpoint } from '../http'

const MaybeSeconds = Type.Union([Seconds, Type.Null()])

const FeedState = Type.Object({
  url: Type.String(),
  name: Type.String(),
  askedAt: MaybeSeconds,
  answeredAt: MaybeSeconds,
  nextAt: Seconds,
  failures: Type.Integer({ description: 'since the last answer' }),
  problem: Type.String({ description: 'of the last failure; empty after an answer' }),
  stored: Type.Integer({ description: 'articles of the last answer' }),
  rejected: Type.Integer({ description: 'items of the last answer' }),
})

/** For the staff, on the internal port. */
export const getNewsFeeds = endpoint({
  method: 'GET',
  path: '/news/v1/feeds',
  summary: 'The feeds of NEWS_FEEDS, and how reading each of them went last',
  reply: Type.Object({ feeds: Type.Array(FeedState) }),
})
