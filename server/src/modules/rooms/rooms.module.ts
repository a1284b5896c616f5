import type { Module } from '../../platform/module'
import { type Staff, staffOnly } from '../../platform/staff'
import type { MemberPart } from '../accounts'
import { ROOM_MESSAGE } from './access.rules'
import { roomsPart } from './member-part'
import { roomTopic } from './room.topics'
import { deleteOldMessages } from './rooms.repository'
import { roomInternalRoutes, roomRoutes } from './rooms.routes'
import { createRooms, type RoomsDeps } from './rooms.service'

const MAX_AGE_MS = 30 * 86_400_000
const BATCH_SIZE = 10_000
const SWEEP = { name: 'rooms/sweep', schedule: { everyMs: 3_600_000 }, limitMs: 600_000 }

/** The rooms of matches: their messages, and the topic by which readers follow them. */
export function roomsModule(
  deps: RoomsDeps & { staff: Staff; isApi: boolean },
): Module & { part: MemberPart } {
  const { db, clock, topics, staff, isApi } = deps
  const rooms = createRooms(deps)

  async function sweep(): Promise<void> {
    const before = clock.now() - MAX_AGE_MS
    while ((await deleteOldMessages(db, before, BATCH_SIZE)) === BATCH_SIZE);
  }

  return {
    name: 'rooms',
    access: [ROOM_MESSAGE],
    part: roomsPart,
    topics: [roomTopic(db)],
    ...(isApi && {
      routes: (app) => roomRoutes(app, rooms),
      jobs: [{ ...SWEEP, run: sweep }],
    }),
    internalRoutes: (app) =>
      staffOnly(app, staff, { scope: 'rooms', about: aboutRoom }, (scope) =>
        roomInternalRoutes(scope, rooms),
      ),
    async start(signal) {
      if (isApi) topics.serve('room/*', signal)
    },
  }
}

function aboutRoom({ body }: { body: unknown }): string | null {
  const { id, memberId, minutes } = (body ?? {}) as Record<string, unknown>
  if (id !== undefined) return `message ${id}`
  return memberId === undefined ? null : `member ${memberId} for ${minutes} minutes`
}
