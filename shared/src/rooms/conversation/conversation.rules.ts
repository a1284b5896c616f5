import type { RoomEvent, RoomHistory, RoomMessage, RoomWelcome } from '../../contracts/rooms'
import type { LiveResource } from '../../live'

/** Messages that stay on the page; older ones are read again. */
const MAX_SHOWN = 500

/** `leftOut`: messages since the welcome that came too fast for everybody to read. */
export type Conversation = RoomWelcome & { leftOut?: number }

/** How a conversation is concealed and changed: what others say gives a result away. */
export const conversationResource: LiveResource<Conversation, RoomEvent> = {
  conceal: (room, limit) => {
    if (room.messages.every(({ at }) => at <= limit)) return room
    return { ...room, messages: room.messages.filter(({ at }) => at <= limit) }
  },
  apply: (room, { said: saidByAll = [], removed = [], leftOut = 0 }) => {
    const hidden = new Set(room.hidden)
    const said = saidByAll.filter(({ author }) => !hidden.has(author.id))
    if (said.length + removed.length + leftOut === 0) return room
    const gone = new Set(removed)
    const messages = merged(room.messages, said).filter(({ id }) => !gone.has(id))
    return {
      ...room,
      messages: messages.slice(-MAX_SHOWN),
      ...(leftOut > 0 && { leftOut: (room.leftOut ?? 0) + leftOut }),
    }
  },
}

/** A conversation after an older page was read. */
export function withOlder(room: Conversation, page: RoomHistory): Conversation {
  return { ...room, messages: merged(page.messages, room.messages), hasMore: page.hasMore }
}

/** Each message once, in the order of their numbers. */
function merged(one: readonly RoomMessage[], other: readonly RoomMessage[]): RoomMessage[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}
