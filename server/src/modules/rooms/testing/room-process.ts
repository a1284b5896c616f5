import type { Bus } from '../../../platform/bus'
import { systemClock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createTextFilter } from '../../../platform/text-filter'
import { createTestStaff } from '../../../testing'
import { createTestNotices } from '../../../testing/test-notices'
import { anchorRoomsModule } from '../anchor-rooms.module'

type Given = { db: Db; bus: Bus; varDir: string; signal: AbortSignal }

/** The module of rooms of anchors with what it needs; members whose gifts it asked for. */
export async function openRoomProcess({ db, bus, varDir, signal }: Given) {
  const log = createLog('silent')
  const { staff, token } = await createTestStaff(db, varDir)
  const textFilter = createTextFilter({ db, log, staff })
  await textFilter.start?.(signal)
  const { topics, notices } = createTestNotices(db, systemClock, bus)
  const deps = { db, bus, clock: systemClock, log, topics, textFilter, staff, notices }
  const earned: string[] = []
  const module = anchorRoomsModule({
    ...deps,
    isApi: true,
    signer: {
      lines: 2,
      signPlay: async ({ line, viewer }) => `/media/live/x?line=${line}&viewer=${viewer}`,
    },
    qualitiesOf: async () => ['source', 'smooth'],
    rtmpUrl: (host) => `rtmp://${host}:1935/live`,
    earn: async (memberId) => {
      earned.push(memberId)
      return [{ giftId: 1, name: '加油棒', count: 1 }]
    },
    readNobles: async (_, ids) => new Map(ids.slice(0, 1).map((id) => [id, 3])),
  })
  return { deps, module, token, earned }
}
