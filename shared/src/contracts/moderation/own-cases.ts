import Type, { type Static } from 'typebox'
import { ContentId, Cursor, Next, Seconds } from '../content'
import { endpoint } from '../http'

/** What became of something that the caller wrote, and why. */
export const OwnCase = Type.Object({
  id: ContentId,
  kind: Type.String({ description: 'comment, post, picture …' }),
  excerpt: Type.String({ description: 'what was written' }),
  state: Type.Enum(['waiting', 'approved', 'rejected', 'removed', 'restored']),
  reason: Type.String(),
  at: Seconds,
  appeal: Type.Enum(['none', 'possible', 'waiting', 'granted', 'denied']),
})
export type OwnCase = Static<typeof OwnCase>

export const getOwnCases = endpoint({
  method: 'GET',
  path: '/user/moderation/list',
  summary: 'What became of what the caller wrote, newest first',
  login: 'required',
  isOpenToBanned: true,
  query: Type.Object({ cursor: Type.Optional(Cursor) }),
  reply: Type.Object({ cases: Type.Array(OwnCase), next: Next }),
})

export const appealCase = endpoint({
  method: 'POST',
  path: '/user/moderation/appeal',
  summary: 'Asks the staff to look again; once for each decision',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ id: ContentId, text: Type.String({ minLength: 5, maxLength: 500 }) }),
  reply: Type.Null(),
})
