import { isRoomEvent, type RoomEvent, type RoomGift } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createInProcessBus, topicSubject } from '../../../platform/bus'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createTestApp, createTestDatabase } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import { createTestStaff } from '../../../testing/test-staff'
import type { MemberPart } from '../../accounts'
import { noblesModule } from '../../nobles'
import { type Ledger, walletModule } from '../../wallet'
import { issue } from '../../wallet/testing'
import { giftsModule } from '..'

/** 18:00 in Beijing. */
export const NOW = Date.UTC(2026, 10, 21, 10)

/**
 * Gifts and nobles on a database of their own; tokens are ids of members, `clock.nowMs` is the time
 * of the server.
 */
export async function openGiftsWorld() {
  const database = await createTestDatabase()
  const { db } = database
  const bus = createInProcessBus()
  const clock = { nowMs: NOW, now: () => clock.nowMs }
  const minors = new Set<string>()
  const scratch = await createScratchDir()
  const { staff } = await createTestStaff(db, scratch.dir)
  const board = createTestNotices(db, clock, bus)
  const isMinor = async (id: string) => minors.has(id)
  const wallet = walletModule({ db, clock, staff, ...board, isMinor })
  const log = createLog('silent')
  const { ledger } = wallet
  const shared = { db, clock, log, ledger, isMinor, isApi: true, ...board }
  const nobles = noblesModule(shared)
  const gifts = giftsModule({ ...shared, nobleOf: nobles.nobleOf })
  const running = new AbortController()
  const app = await createTestApp({
    modules: [gifts, nobles, wallet],
    authenticate: async (token) => (/^\d+$/.test(token) ? { id: token, sessionId: 's' } : null),
  })
  await gifts.start?.(running.signal)
  const call = createCall(app)
  let count = 0

  return {
    db,
    url: database.url,
    clock,
    board,
    minors,
    gifts,
    nobles,
    wallet,
    ledger,
    ...createPeople({ db, ledger, part: wallet.part }),
    call,
    key: () => `request-${++count}-of-test`,
    coins: async (id: string): Promise<number> => (await call(id, '/api/gift/purse')).data.coins,
    events: (roomId: number) => eventsOf(bus, roomId),
    async close() {
      running.abort()
      await app.close()
      await database.drop()
      await scratch.remove()
    },
  }
}

function createCall(app: FastifyInstance) {
  return async (token: string, url: string, payload?: object) => {
    const headers = token ? { accesstoken: token } : {}
    const method = payload ? 'POST' : 'GET'
    return (await app.inject({ method, url, headers, payload })).json()
  }
}

/** Members with coins and settings, and anchors with rooms. */
function createPeople({ db, ledger, part }: { db: Db; ledger: Ledger; part: MemberPart }) {
  async function member(coins = 0): Promise<string> {
    const { id } = await makeMember(db, { parts: [part] })
    await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
      VALUES (${id}, ${`球迷${id}`}, ${id})`.execute(db)
    if (coins > 0) await ledger.transfer(issue(id, coins, `start/${id}`))
    return id
  }

  return {
    member,
    async room(): Promise<{ roomId: number; anchorId: string }> {
      const anchorId = await member()
      const { rows } = await sql<{ id: number }>`
        INSERT INTO rooms (anchor_id, title, column_id, created_at)
        VALUES (${anchorId}, '直播间', 1, now()) RETURNING id`.execute(db)
      return { roomId: rows[0]?.id ?? 0, anchorId }
    },
    setTeenMode: (id: string, isOn: boolean) =>
      sql`INSERT INTO settings (account_id, key, value, at)
        VALUES (${id}, 'teenMode', ${String(isOn)}, now()) ON CONFLICT (account_id, key)
        DO UPDATE SET value = excluded.value`.execute(db),
  }
}

/** Events of a room from now on. */
function eventsOf(bus: ReturnType<typeof createInProcessBus>, roomId: number) {
  const events: (RoomEvent & { receivedAt: number })[] = []
  const ending = new AbortController()
  bus.subscribe(
    topicSubject(TOPIC.room(roomId)),
    (message) => {
      const { data } = message as { data: unknown }
      if (!isRoomEvent(data)) throw new Error('not an event of a room')
      events.push({ ...data, receivedAt: performance.now() })
    },
    ending.signal,
  )
  return {
    events,
    gifts: (): RoomGift[] => events.flatMap(({ gifts = [] }) => gifts),
    end: () => ending.abort(),
  }
}
