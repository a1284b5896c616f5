import Type, { type Static } from 'typebox'
import { validatorOf } from '../validation'

const Ms = Type.Integer({
  minimum: 0,
  maximum: 253_402_300_799_999,
  description: 'milliseconds since 1970, the server clock',
})

/**
 * `account`: logins, password, real name. `coins`: the wallet. `moderation`: reviews. `rooms`:
 * booked broadcasts. `likes`, `replies`, `mentions`, `follows`, `friends`: what other members did.
 * `groups`: who joins and leaves groups of members.
 */
export const NOTICE_KINDS = [
  'account',
  'coins',
  'moderation',
  'rooms',
  'likes',
  'replies',
  'mentions',
  'follows',
  'groups',
  'friends',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const NOTICES_A_PAGE = 20

export const NoticeId = Type.String({ pattern: '^\\d{1,18}$' })

/**
 * A message of the product to a member. The reader makes the text from `template` and `data`.
 * Kinds and templates are plain strings here: an older page meets newer ones.
 */
export const Notice = Type.Object({
  id: NoticeId,
  kind: Type.String(),
  template: Type.String(),
  data: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  link: Type.String({ description: 'address inside the product; empty without one' }),
  count: Type.Integer({ minimum: 1, description: 'how many of its group it stands for' }),
  at: Ms,
  isRead: Type.Boolean(),
})
export type Notice = Static<typeof Notice>

/** How many notices wait unread. */
export const Unread = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  kinds: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
})
export type Unread = Static<typeof Unread>

/** Event of `user/{id}` under `noticeCode` of its kind: a notice is new, or its group grew. */
export const NoticeEvent = Type.Object({ notice: Notice, unread: Unread })
export type NoticeEvent = Static<typeof NoticeEvent>
export const isNoticeEvent = validatorOf(NoticeEvent)

/** Event of `user/{id}` under `IM_NOTICES_READ`: these are read, or all up to a time. */
export const NoticesReadEvent = Type.Object({
  ids: Type.Array(NoticeId),
  upTo: Type.Union([Ms, Type.Null()]),
  unread: Unread,
})
export type NoticesReadEvent = Static<typeof NoticesReadEvent>
export const isNoticesReadEvent = validatorOf(NoticesReadEvent)
