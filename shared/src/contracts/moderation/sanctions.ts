import Type, { type Static } from 'typebox'
import { MemberId } from '../content'
import { endpoint } from '../http'

const Seconds = Type.Integer({ description: 'seconds since 1970' })
const MaybeSeconds = Type.Union([Seconds, Type.Null()])
const Id = Type.String({ pattern: '^\\d{1,18}$' })
const closed = { additionalProperties: false }

/**
 * What a sanction covers. `product`: everything; `room`: conversations of matches and rooms;
 * `circle`: posts and comments; `group`: groups of members; `conversation`: private messages;
 * `profile`: nickname and portrait.
 */
export const SanctionScope = Type.Enum([
  'product',
  'room',
  'circle',
  'group',
  'conversation',
  'profile',
])
export type SanctionScope = Static<typeof SanctionScope>

const Kind = Type.Enum(['mute', 'ban'], {
  description: 'mute: may not write there; ban: may not enter a room, or use the account',
})
const Place = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
  description: 'the room, circle or group; null: all of the scope',
})
const Reason = Type.String({
  pattern: '^[^\\u0000-\\u001f\\u007f]{1,200}$',
  description: 'the member reads it',
})

export const Sanction = Type.Object({
  id: Type.String(),
  kind: Kind,
  scope: SanctionScope,
  place: Place,
  reason: Type.String(),
  by: Type.String({ description: 'the name of a staff token, or the number of a member' }),
  at: Seconds,
  until: Type.Union([Seconds, Type.Null()], { description: 'null: for good' }),
  endedAt: Type.Union([Seconds, Type.Null()], { description: 'when an act ended it early' }),
})
export type Sanction = Static<typeof Sanction>

const MAX_MINUTES = 5_256_000

/** What members may not do, on the internal port only, with a staff token. */
export const sanctionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/sanctions/v1/list',
    summary: 'Sanctions of a member, the newest first, past ones too',
    query: Type.Object({ memberId: MemberId }, closed),
    reply: Type.Object({ sanctions: Type.Array(Sanction) }),
  }),
  impose: endpoint({
    method: 'POST',
    path: '/sanctions/v1/impose',
    summary: 'Mutes (禁言) or bans (封禁) a member; replaces a sanction of the same kind and place',
    body: Type.Object(
      {
        memberId: MemberId,
        kind: Kind,
        scope: SanctionScope,
        place: Place,
        minutes: Type.Union([Type.Integer({ minimum: 1, maximum: MAX_MINUTES }), Type.Null()], {
          description: 'null: for good, which only a ban can be',
        }),
        reason: Reason,
      },
      closed,
    ),
    reply: Type.Object({ id: Type.String(), until: MaybeSeconds }),
  }),
  lift: endpoint({
    method: 'POST',
    path: '/sanctions/v1/lift',
    summary: 'Ends a sanction before its time',
    body: Type.Object({ id: Id }, closed),
    reply: Type.Null(),
  }),
} as const
