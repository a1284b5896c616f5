import path from 'node:path'
import type { Notice } from '@saidian/shared/contracts/notices'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '../../../../platform/clock'
import { createLog } from '../../../../platform/log'
import { readNoticePage } from '../../../../platform/notices'
import { createTestApp } from '../../../../testing'
import { createScratchDir } from '../../../../testing/scratch-dir'
import { until } from '../../../../testing/until'
import { openRooms } from '../../../rooms/testing'
import { createHub, type StreamSource } from '../../hub'
import { type RecordingsDeps, recordingsModule } from '../recordings.module'
import { readUnfinished } from '../recordings.repository'
import { clipTags } from './clip-tags'

type Options = Partial<Pick<RecordingsDeps, 'layer' | 'limits'>>
const LIMITS = { maxBytes: 1e9, maxAgeDays: 30 }

export type RecordingsWorld = Awaited<ReturnType<typeof openRecordings>>

/** Recordings of rooms over a database and a folder of their own; a member's id is their token. */
export async function openRecordings(options: Options = {}) {
  const [rooms, scratch] = [await openRooms(), await createScratchDir()]
  const { db, deps } = rooms
  const log = createLog('silent')
  const hub = createHub({ clock: systemClock, log })
  const made: RecordingsDeps = {
    db,
    log,
    hub,
    clock: systemClock,
    notices: deps.notices,
    varDir: scratch.dir,
    limits: LIMITS,
    feedSpeed: 1,
    isApi: true,
    rooms: rooms.module.replayed,
    staleMs: 300,
    sweepMs: 100,
    ...options,
  }
  const module = recordingsModule(made)
  const running = new AbortController()
  await module.start?.(running.signal)
  const app = await createTestApp({
    modules: [module],
    authenticate: async (id) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null),
  })

  return {
    rooms,
    db,
    hub,
    module,
    app,
    dir: path.join(scratch.dir, 'recordings'),
    read: (url: string, as = '') => read(app, url, as),
    /** Puts the clip on the air at once, as fast as it can be read. */
    async broadcast(roomId: number, untilMs: number, source: StreamSource = 'rtmp') {
      const publisher = hub.publish(String(roomId), { source })
      const { broadcastId } = await rooms.module.broadcasts.started(roomId, Date.now())
      for (const tag of clipTags(untilMs)) publisher?.write(tag)
      const more = (fromMs: number, toMs: number) => {
        for (const tag of clipTags(toMs)) if (tag.timestamp > fromMs) publisher?.write(tag)
      }
      return { end: () => publisher?.end(), more, broadcastId }
    },
    /** The finished recordings of a room, when there are so many. */
    async recordingsOf(roomId: number, count: number): Promise<{ id: number; bytes: number }[]> {
      let found: { id: number; bytes: number }[] = []
      await until(async () => {
        found = (await read(app, `/api/room/recordings/${roomId}`, '')).data
        return found.length === count
      })
      return found
    },
    noticesOf: (memberId: string): Promise<Notice[]> => readNoticePage(db, memberId, { limit: 9 }),
    async close() {
      running.abort()
      await until(async () => (await readUnfinished(db)).length === 0)
      await app.close()
      await rooms.close()
      await scratch.remove()
    },
  }
}

async function read(app: FastifyInstance, url: string, as: string) {
  const answer = await app.inject({ url, headers: as === '' ? {} : { accesstoken: as } })
  return answer.json()
}
