import type { RoomMessage, RoomWelcome } from '../contracts/rooms'

/** A message of a room; its number decides its place. */
export function makeRoomMessage(given: Partial<RoomMessage> = {}): RoomMessage {
  const { id = 1 } = given
  const author = { id: '100001', nickName: '球友', portrait: '', level: 2 }
  return { id, at: 1_770_000_000 + id, text: `第${id}句`, author, ...given }
}

/** A room with one message. */
export function makeRoomWelcome(given: Partial<RoomWelcome> = {}): RoomWelcome {
  return {
    epoch: 'e1',
    seq: 0,
    topic: 'room/m1',
    serverAt: 1_770_000_100_000,
    messages: [makeRoomMessage()],
    hasMore: false,
    mutedUntil: null,
    ...given,
  }
}
