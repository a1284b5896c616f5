import type { RoomEvent, RoomWelcome } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import { type Bus, createInProcessBus, topicSubject } from '../../../../platform/bus'
import type { Db } from '../../../../platform/database'
import { createLog } from '../../../../platform/log'
import type { ModeratedKind } from '../../../../platform/moderation'
import { createTextFilter } from '../../../../platform/text-filter'
import { createStoredTopics } from '../../../../platform/topics'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../../testing'
import { makeMember } from '../../../../testing/make-member'
import { createScratchDir } from '../../../../testing/scratch-dir'
import { createTestNotices } from '../../../../testing/test-notices'
import { createTestGovernance } from '../../../governance/testing'
import { type ChatDeps, chatModule } from '../chat.module'

export const NOW = Date.UTC(2026, 10, 21, 4)

type Given = Partial<Pick<ChatDeps, 'nobleOf' | 'issueTicket' | 'hiddenFor'>>
export type Answer = {
  code: number
  reason?: string
  retryAfterMs?: number
  // biome-ignore lint/suspicious/noExplicitAny: tests compare answers of many calls
  data: any
}

/** A process of the server with the conversations of rooms; several may share a database. */
async function openProcess(
  db: Db,
  { bus, clock, given }: { bus: Bus; clock: { now: () => number }; given: Given },
) {
  const running = new AbortController()
  const scratch = await createScratchDir()
  const { staff, token } = await createTestStaff(db, scratch.dir)
  const textFilter = createTextFilter({ db, log: createLog('silent'), staff })
  await textFilter.start?.(running.signal)
  const topics = createStoredTopics({ db, bus })
  const { notices } = createTestNotices(db, clock, bus)
  const kinds = (): readonly ModeratedKind[] => module.moderates ?? []
  const { modules, ...reviewed } = createTestGovernance({ db, clock, staff, notices }, kinds)
  const module = chatModule({
    db,
    clock,
    bus,
    topics,
    textFilter,
    ...reviewed,
    notices,
    staff,
    isApi: true,
    issueTicket: async ({ id }) => `ticket of ${id}`,
    ...given,
  })
  await module.start?.(running.signal)
  const authenticate = async (id: string) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null)
  const app = await createTestApp({ modules: [module, ...modules], authenticate })
  const internal = await createTestApp({
    modules: [module, ...modules].map(({ name, internalRoutes }) => ({
      name,
      ...(internalRoutes && { routes: internalRoutes }),
    })),
  })
  return {
    module,
    async call(member: string, url: string, payload?: object): Promise<Answer> {
      const headers = member === '' ? {} : { accesstoken: member }
      const method = payload ? 'POST' : 'GET'
      return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json()
    },
    async staffCall(url: string, payload?: object): Promise<Answer> {
      const headers = { authorization: `Bearer ${token}` }
      const method = payload ? 'POST' : 'GET'
      return (await internal.inject({ method, url, headers, ...(payload && { payload }) })).json()
    },
    async close() {
      running.abort()
      await Promise.all([app.close(), internal.close()])
      await scratch.remove()
    },
  }
}

/** Conversations over a real database, with a match and members. */
export async function openChat(given: Given = {}) {
  const database = await createTestDatabase()
  const { db } = database
  const bus = createInProcessBus()
  const running = new AbortController()
  const clock = { nowMs: NOW, now: () => clock.nowMs }
  const open = () => openProcess(db, { bus, clock, given })
  const first = await open()
  const processes = [first]
  const matchId = await insertMatch(db)
  let keys = 0
  return {
    ...first,
    db,
    bus,
    matchId,
    pass: (ms: number) => {
      clock.nowMs += ms
    },
    /** What is published on a topic from now on. */
    follow(topic: string): RoomEvent[] {
      const events: RoomEvent[] = []
      const receive = (message: unknown) => events.push((message as { data: RoomEvent }).data)
      bus.subscribe(topicSubject(topic), receive, running.signal)
      return events
    },
    /** Another process of the server beside the first one. */
    async beside() {
      const process = await open()
      processes.push(process)
      return process
    },
    member: ({ ageDays = 30 } = {}) => insertMember(db, ageDays),
    room: (anchorId: string, match: number | null = null) => insertRoom(db, anchorId, match),
    say: (member: string, text: string, where: object = { matchId }, key?: string) => {
      const payload = { ...where, text, key: key ?? `key-${++keys}-0000` }
      return first.call(member, '/chat/msg', payload)
    },
    /** As if the members had not written for long. */
    rest: () => sql`DELETE FROM rate_limits`.execute(db),
    welcome: async (member = '', where: object = { matchId }): Promise<RoomWelcome> =>
      (await first.call(member, '/chat/welcome', where)).data,
    async close() {
      running.abort()
      for (const process of processes) await process.close()
      await database.drop()
    },
  }
}

export type ChatWorld = Awaited<ReturnType<typeof openChat>>

async function insertMember(db: Db, ageDays: number): Promise<string> {
  const { id } = await makeMember(db)
  const madeAt = new Date(NOW - ageDays * 86_400_000)
  await sql`UPDATE accounts SET created_at = ${madeAt} WHERE id = ${id}`.execute(db)
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(db)
  return id
}

/** The room of an anchor; with a match it shares the conversation of that match. */
async function insertRoom(db: Db, anchorId: string, match: number | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO rooms (anchor_id, title, column_id, match_id, created_at)
    VALUES (${anchorId}, '直播间', 1, ${match}, now()) RETURNING id`.execute(db)
  return rows[0]?.id ?? 0
}

async function insertMatch(db: Db): Promise<number> {
  await sql`WITH area AS (
      INSERT INTO areas (key, name_zh, source, source_at) VALUES ('a', '甲', 't', now())
      RETURNING id
    ), league AS (
      INSERT INTO leagues (sport_id, key, name_zh, short_zh, letter, area_id, color, level, kind,
        source, source_at)
      SELECT 2, 'l', '联赛', '联', 'L', id, '#123456', 1, 1, 't', now() FROM area RETURNING id
    ), season AS (
      INSERT INTO seasons (league_id, key, name, starts_on, ends_on, source, source_at)
      SELECT id, 's', '2026', '2026-01-01', '2026-12-31', 't', now() FROM league RETURNING id
    ), team AS (
      INSERT INTO teams (sport_id, key, name_zh, short_zh, colors, mark, source, source_at)
      VALUES (2, 'x', '甲队', '甲', '{#111111,#222222}', '甲', 't', now()),
        (2, 'y', '乙队', '乙', '{#111111,#222222}', '乙', 't', now()) RETURNING id
    )
    INSERT INTO matches (sport_id, key, league_id, season_id, home_id, away_id, round, kickoff_at,
      neutral, source, source_at)
    SELECT 2, 'm', league.id, season.id, (SELECT min(id) FROM team), (SELECT max(id) FROM team),
      '', now(), false, 't', now() FROM league, season`.execute(db)
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches`.execute(db)
  return rows[0]?.id ?? 0
}
