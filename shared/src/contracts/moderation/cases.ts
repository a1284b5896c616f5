import Type from 'typebox'
import { endpoint } from '../http'

const State = Type.Enum(['pending', 'approved', 'rejected', 'withdrawn'])
const Id = Type.String({ pattern: '^\\d{1,18}$' })
const Reason = Type.String({
  pattern: '^[^\\u0000-\\u001f\\u007f]{0,200}$',
  description: 'the member reads it',
})
const closed = { additionalProperties: false }

const ModerationCase = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: 'portrait, nickname …' }),
  subject: Type.String({ description: 'key of the picture, or the name' }),
  memberId: Type.String(),
  content: Type.Record(Type.String(), Type.String(), { description: 'what is reviewed' }),
  state: State,
  reason: Type.String(),
  takenBy: Type.Union([Type.String(), Type.Null()]),
  openedAt: Type.String({ description: 'ISO 8601' }),
  acts: Type.Array(
    Type.Object({
      act: Type.String({ description: 'open, take, approve, reject, undo or withdraw' }),
      actor: Type.String({ description: 'a member number or the name of a staff token' }),
      reason: Type.String(),
      at: Type.String({ description: 'ISO 8601' }),
    }),
  ),
})

/** Review of what members sent, on the internal port only, with a staff token. */
export const moderationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/moderation/v1/cases',
    summary: 'Cases of a state, the oldest first; ask on with `after`',
    query: Type.Object(
      {
        state: Type.Optional(State),
        kind: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}$' })),
        after: Type.Optional(Id),
      },
      closed,
    ),
    reply: Type.Object({ cases: Type.Array(ModerationCase) }),
  }),
  take: endpoint({
    method: 'POST',
    path: '/moderation/v1/take',
    summary: 'Reserves a pending case for the caller for ten minutes',
    body: Type.Object({ id: Id }, closed),
    reply: Type.Null(),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/moderation/v1/decide',
    summary: 'Approves or rejects a pending case',
    body: Type.Object(
      { id: Id, decision: Type.Enum(['approve', 'reject']), reason: Reason },
      closed,
    ),
    reply: Type.Null(),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/moderation/v1/undo',
    summary: 'Makes the last decision of a member’s newest case pending again',
    body: Type.Object({ id: Id, reason: Reason }, closed),
    reply: Type.Null(),
  }),
} as const
