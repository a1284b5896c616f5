import type { RoomCard, RoomList, ScheduledBroadcast } from '../contracts/rooms'

/** A room on air without a match; its number is in its names. */
export function makeRoomCard(given: Partial<RoomCard> = {}): RoomCard {
  const { id = 10_001 } = given
  return {
    id,
    title: `${id}号直播间`,
    cover: '',
    column: 1,
    isLive: true,
    heat: 1_200,
    anchor: { id: `9${id}`, nickName: `主播${id}`, portrait: '', level: 12 },
    match: null,
    isFollowed: false,
    ...given,
  }
}

/** An announced broadcast that the caller has not booked. */
export function makeScheduledBroadcast(
  given: Partial<ScheduledBroadcast> = {},
): ScheduledBroadcast {
  const { id, anchor } = makeRoomCard()
  return {
    id: 1,
    room: { id, anchor },
    title: '今晚一起看球',
    startsAt: 1_770_003_600,
    match: null,
    isBooked: false,
    bookings: 7,
    ...given,
  }
}

/** The first and only page of a column. */
export function makeRoomList(given: Partial<RoomList> = {}): RoomList {
  return { rooms: [makeRoomCard()], hasMore: false, banner: [], upcoming: [], ...given }
}
