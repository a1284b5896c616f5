import type {
  RoomEvent,
  RoomHistory,
  RoomMessage,
  RoomWelcome,
} from '@saidian/shared/contracts/rooms'
import type { LiveResource } from '@saidian/shared/live'

/** Messages that stay on the page; older ones are read again. */
const MAX_SHOWN = 500

/** How a room is concealed and changed. What others say gives a result away as a score does. */
export const roomResource: LiveResource<RoomWelcome, RoomEvent> = {
  conceal: (room, limit) => {
    if (room.messages.every(({ at }) => at <= limit)) return room
    return { ...room, messages: room.messages.filter(({ at }) => at <= limit) }
  },
  apply: (room, { said = [], removed = [] }) => {
    if (said.length + removed.length === 0) return room
    const gone = new Set(removed)
    const messages = merged(room.messages, said).filter(({ id }) => !gone.has(id))
    return { ...room, messages: messages.slice(-MAX_SHOWN) }
  },
}

/** A room after an older page was read. */
export function withOlder(room: RoomWelcome, page: RoomHistory): RoomWelcome {
  return { ...room, messages: merged(page.messages, room.messages), hasMore: page.hasMore }
}

/** Each message once, in the order of their numbers. */
function merged(one: readonly RoomMessage[], other: readonly RoomMessage[]): RoomMessage[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}
