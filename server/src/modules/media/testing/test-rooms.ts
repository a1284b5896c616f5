import type { BroadcastHooks } from '../broadcasts'

/** Rooms in memory with the calls they received. */
export function createTestRooms() {
  const keys = new Map<string, number>()
  const events: { what: 'started' | 'seen' | 'ended'; id: number }[] = []
  const demo: { roomId: number; clip: string }[] = []
  const hooks: BroadcastHooks = {
    roomOfKey: async (key) => {
      const roomId = keys.get(key)
      return roomId === undefined ? null : { roomId }
    },
    started: async (roomId) => {
      events.push({ what: 'started', id: roomId })
      return { broadcastId: roomId }
    },
    seen: async (id) => {
      events.push({ what: 'seen', id })
    },
    ended: async (id) => {
      events.push({ what: 'ended', id })
    },
    demoRooms: async () => demo,
  }
  return { ...hooks, keys, events, demo }
}
