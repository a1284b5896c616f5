import type { Entry } from '@saidian/shared/contracts/messaging'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type Bus, createInProcessBus, topicSubject } from '../../../../platform/bus'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import { createLog } from '../../../../platform/log'
import type { Staff } from '../../../../platform/staff'
import { createTextFilter } from '../../../../platform/text-filter'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../../testing'
import { makeMember } from '../../../../testing/make-member'
import { createScratchDir } from '../../../../testing/scratch-dir'
import { createTestNotices } from '../../../../testing/test-notices'
import { createTestGovernance } from '../../../governance/testing'
import { type Friendships, messagingModule, pairKey } from '../..'
import { callsOf } from '../../testing'
import { groupsModule } from '..'

const NOW = Date.UTC(2026, 10, 23, 12)
const DAY_MS = 86_400_000

// biome-ignore lint/suspicious/noExplicitAny: what a call answers depends on the call
export type Answer = { code: number; reason?: string; field?: string; data: any }

async function ask(
  app: FastifyInstance,
  headers: Record<string, string>,
  { url, payload }: { url: string; payload?: object | undefined },
): Promise<Answer> {
  const method = payload ? 'POST' : 'GET'
  return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json()
}

async function insertMember(db: Db, { ageDays = 30, nickName = '' } = {}): Promise<string> {
  const { id } = await makeMember(db)
  await sql`UPDATE accounts SET created_at = ${new Date(NOW - ageDays * DAY_MS)}
    WHERE id = ${id}`.execute(db)
  const name = nickName || `球友${id}`
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${name}, ${nickName ? nickName.toLowerCase() : `q${id}`})`.execute(db)
  return id
}

/** All members are friends of each other but `strangers`. */
function createFriendships(strangers: ReadonlySet<string>): Friendships {
  return {
    areFriends: async (_db, pairs) =>
      new Set(
        pairs
          .filter(({ memberId, peerId }) => memberId !== peerId && !strangers.has(peerId))
          .map(pairKey),
      ),
    remarks: async () => new Map(),
  }
}

type Hidden = Map<string, Set<string>>
type Base = {
  db: Db
  clock: Clock
  bus: Bus
  staff: Staff
  friendships: Friendships
  hidden: Hidden
}

/** The modules with their public and internal ports; tokens are ids of members. */
async function openApps({ staff, hidden, ...base }: Base, signal: AbortSignal) {
  const { db, clock, bus } = base
  const log = createLog('silent')
  const { notices, topics } = createTestNotices(db, clock, bus)
  const textFilter = createTextFilter({ db, log, staff })
  await textFilter.start?.(signal)
  const { sanctions } = createTestGovernance({ db, clock, staff, notices })
  const shared = { ...base, log, textFilter, notices, topics, sanctions, isApi: true }
  const hiddenFor = async (memberId: string | null) =>
    hidden.get(memberId ?? '') ?? new Set<string>()
  const messaging = messagingModule({
    ...shared,
    files: { attach: async () => new Map() },
    hiddenFor,
    isYoung: async () => false,
  })
  const module = groupsModule({ ...shared, ...messaging.log, hiddenFor })
  await messaging.start?.(signal)
  const authenticate = async (id: string) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null)
  const app = await createTestApp({ modules: [messaging, module], authenticate })
  const internal = await createTestApp({
    modules: [{ name: 'text-filter', routes: textFilter.internalRoutes ?? (() => undefined) }],
  })
  return { app, internal, module }
}

/** Calls of members; one without an id is a visitor. */
function callsOfMembers(app: FastifyInstance) {
  const callAny = (member: string, url: string, payload?: object) =>
    ask(app, member === '' ? {} : { accesstoken: member }, { url, payload })
  return {
    call: (member: string, path: string, payload?: object) =>
      callAny(member, `/imapi/group/${path}`, payload),
    /** Calls about messages. */
    chat: callsOf({ call: callAny }),
  }
}

/** Groups with their messages over a real database. */
export async function openGroups() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const running = new AbortController()
  const clock = { nowMs: NOW, now: () => clock.nowMs }
  const { staff, token } = await createTestStaff(db, scratch.dir)
  const [bus, strangers] = [createInProcessBus(), new Set<string>()]
  const hidden: Hidden = new Map()
  const base = { db, clock, bus, staff, hidden, friendships: createFriendships(strangers) }
  const { app, internal, module } = await openApps(base, running.signal)
  const calls = callsOfMembers(app)
  let keys = 0
  const newKey = () => `key-${++keys}-0000`

  return {
    db,
    clock,
    ...calls,
    strangers,
    hidden,
    module,
    newKey,
    part: module.part,
    /** What is published on a topic from now on. */
    // biome-ignore lint/suspicious/noExplicitAny: tests read payloads of many kinds
    follow(topic: string): any[] {
      const payloads: unknown[] = []
      bus.subscribe(topicSubject(topic), (payload) => payloads.push(payload), running.signal)
      return payloads
    },
    pass: (ms: number) => {
      clock.nowMs += ms
    },
    member: (given?: { ageDays?: number; nickName?: string }) => insertMember(db, given),
    /** As if the members had done nothing for long. */
    rest: () => sql`DELETE FROM rate_limits`.execute(db),
    /** A new group; resolves with its id. */
    async create(maker: string, members: readonly string[], name = '周末看球'): Promise<string> {
      const made = await calls.call(maker, 'create', { name, members, key: newKey() })
      if (made.code !== 200) throw new Error(made.reason)
      return made.data.id
    },
    logOf: (id: string) => readLog(db, id),
    staffCall: (url: string, payload: object) =>
      ask(internal, { authorization: `Bearer ${token}` }, { url, payload }),
    async close() {
      running.abort()
      await Promise.all([app.close(), internal.close()])
      await database.drop()
      await scratch.remove()
    },
  }
}

export type GroupsWorld = Awaited<ReturnType<typeof openGroups>>

/** Acts in the log of a group as `sender event members value`, numbered without gaps. */
async function readLog(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ seq: number; senderId: string; body: Entry['body'] }>`
    SELECT seq::float8, sender_id::text AS "senderId", body FROM conversation_entries
    WHERE conversation_id = ${id} ORDER BY seq`.execute(db)
  return rows.map(({ seq, senderId, body }, at) => {
    if (seq !== at + 1) throw new Error(`gap before ${seq}`)
    if (body.kind !== 'event') return body.kind
    return [senderId, body.event, body.members.join('+'), body.value ?? ''].join(' ').trimEnd()
  })
}
