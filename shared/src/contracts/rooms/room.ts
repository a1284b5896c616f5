import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { MatchSummary } from '../matches'
import { Position } from '../sockets'
import { BroadcastId, MatchId, MemberId, Ms, RoomId, RoomMember, RoomRole, Seconds } from './fields'
import { RoomState } from './room-event'

/** Columns of `/vlive/{type?}`: 0 热门, 1 足球, 2 篮球, 3 综合. */
export const ROOM_COLUMN = { hot: 0, football: 1, basketball: 2, other: 3 } as const
export const RoomColumn = Type.Integer({ minimum: 0, maximum: 3 })
export type RoomColumn = Static<typeof RoomColumn>

export const RoomCard = Type.Object({
  id: RoomId,
  title: Type.String(),
  cover: Type.String({ description: 'address of a picture; empty: drawn from the match' }),
  column: RoomColumn,
  isLive: Type.Boolean(),
  heat: Type.Integer(),
  anchor: RoomMember,
  match: Type.Union([MatchSummary, Type.Null()]),
  isFollowed: Type.Boolean({ description: 'the caller follows its anchor' }),
})
export type RoomCard = Static<typeof RoomCard>

/** An announced broadcast (预告). */
export const ScheduledBroadcast = Type.Object({
  id: Type.Integer(),
  room: Type.Object({ id: RoomId, anchor: RoomMember }),
  title: Type.String(),
  startsAt: Seconds,
  match: Type.Union([MatchSummary, Type.Null()]),
  isBooked: Type.Boolean({ description: 'the caller gets a notice at its start (预约)' }),
  bookings: Type.Integer(),
})
export type ScheduledBroadcast = Static<typeof ScheduledBroadcast>

export const ROOMS_A_PAGE = 20

export const RoomList = Type.Object({
  /** On air before off air, followed anchors first, then by heat. */
  rooms: Type.Array(RoomCard),
  hasMore: Type.Boolean(),
  /** First page only: rooms of the banner, and what is announced. */
  banner: Type.Array(RoomCard),
  upcoming: Type.Array(ScheduledBroadcast),
})
export type RoomList = Static<typeof RoomList>

export const getRooms = endpoint({
  method: 'GET',
  path: '/api/room/list',
  summary: 'Rooms of a column, page by page',
  login: 'optional',
  query: Type.Object({
    column: Type.Optional(RoomColumn),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  }),
  reply: RoomList,
})

/** Rooms that show a match now; the one with the most heat first. */
export const getRoomsOfMatch = endpoint({
  method: 'GET',
  path: '/api/room/match/:matchId',
  summary: 'Rooms on air that show a match',
  params: Type.Object({ matchId: MatchId }),
  reply: Type.Array(RoomCard),
})

export const getRoomOfAnchor = endpoint({
  method: 'GET',
  path: '/api/room/anchor/:memberId',
  summary: 'The room of a member; null for a member who is no anchor',
  params: Type.Object({ memberId: MemberId }),
  reply: Type.Union([RoomCard, Type.Null()]),
})

/** A room as its page opens, with the position of `room/r{id}` to follow its state from. */
export const RoomDetail = Type.Object({
  ...Position.properties,
  serverAt: Ms,
  room: RoomCard,
  state: RoomState,
  followers: Type.Integer(),
  /** The caller in this room. */
  mine: Type.Object({
    role: RoomRole,
    isFollowing: Type.Boolean(),
    mutedUntil: Type.Union([Seconds, Type.Null()]),
    isRemoved: Type.Boolean({ description: 'removed from the room (移出): no video, no chat' }),
  }),
  upcoming: Type.Array(ScheduledBroadcast),
})
export type RoomDetail = Static<typeof RoomDetail>

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/room/detail/:roomId',
  summary: 'A room: anchor, state, announced broadcasts, and what the caller may do there',
  login: 'optional',
  params: Type.Object({ roomId: RoomId }),
  reply: RoomDetail,
})

/**
 * Sent when a viewer enters and every `PRESENCE_SECONDS` while the page is open. Counts distinct
 * viewers, shows the entrance of members once, and earns the free gifts of the bag.
 */
export const PRESENCE_SECONDS = 60
export const stayInRoom = endpoint({
  method: 'POST',
  path: '/api/room/stay',
  summary: 'The caller is in the room now',
  login: 'optional',
  body: Type.Object({
    roomId: RoomId,
    visitor: Type.String({ pattern: '^[0-9a-zA-Z-]{8,64}$', description: 'made by the device' }),
    isEntering: Type.Boolean(),
  }),
  reply: Type.Object({
    earned: Type.Array(
      Type.Object({ giftId: Type.Integer(), name: Type.String(), count: Type.Integer() }),
      { description: 'free gifts that came into the bag' },
    ),
  }),
})

export const bookBroadcast = endpoint({
  method: 'POST',
  path: '/api/room/book',
  summary: 'Asks for a notice at the start of an announced broadcast, or takes it back',
  login: 'required',
  body: Type.Object({ broadcastId: BroadcastId, isOn: Type.Boolean() }),
  reply: Type.Object({ isBooked: Type.Boolean(), bookings: Type.Integer() }),
})
