import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { Position } from '../sockets'
import { NOTICES_A_PAGE, Notice, NoticeId, Unread } from './notice'

const Ms = Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 })

/** `epoch` and `seq` are where `user/{id}` stood before the notices were read. */
export const NoticePage = Type.Object({
  ...Position.properties,
  notices: Type.Array(Notice),
  hasMore: Type.Boolean(),
  unread: Unread,
})
export type NoticePage = Static<typeof NoticePage>

export const getNotices = endpoint({
  method: 'GET',
  path: '/imapi/notice/list',
  summary: 'Notices, newest first; ask on with time and id of the last one',
  login: 'required',
  isOpenToBanned: true,
  query: Type.Object({
    before: Type.Optional(Ms),
    beforeId: Type.Optional(NoticeId),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 * NOTICES_A_PAGE })),
  }),
  reply: NoticePage,
})

export const UnreadNotices = Type.Object({ ...Position.properties, unread: Unread })
export type UnreadNotices = Static<typeof UnreadNotices>

export const getUnreadNotices = endpoint({
  method: 'GET',
  path: '/imapi/notice/unread',
  summary: 'How many notices wait unread, by kind',
  login: 'required',
  isOpenToBanned: true,
  reply: UnreadNotices,
})

export const readNotices = endpoint({
  method: 'POST',
  path: '/imapi/notice/read',
  summary: 'Marks notices as read; those of others and unknown ones are passed over',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ ids: Type.Array(NoticeId, { minItems: 1, maxItems: 100 }) }),
  reply: Unread,
})

export const readAllNotices = endpoint({
  method: 'POST',
  path: '/imapi/notice/readAll',
  summary: 'Marks all notices up to a time as read: newer ones were not on the screen',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ upTo: Ms }),
  reply: Unread,
})
