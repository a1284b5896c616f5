import { setMaxListeners } from 'node:events'
import type { Conversation, Entry, EntryRange, SentBody } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import { type Bus, createInProcessBus, topicSubject } from '../../../platform/bus'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createTextFilter } from '../../../platform/text-filter'
import { createStoredTopics } from '../../../platform/topics'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import { isSwitchedOn } from '../../personal'
import { relationsModule } from '../../relations'
import { type Friendships, messagingModule, pairKey } from '..'
import type { MessageFiles } from '../sent-files'

const NOW = Date.UTC(2026, 10, 23, 12)

export type Answer = {
  code: number
  reason?: string
  retryAfterMs?: number
  // biome-ignore lint/suspicious/noExplicitAny: what a call answers depends on the call
  data: any
}

type Call = (member: string, url: string, payload?: object) => Promise<Answer>

type Given = {
  db: Db
  bus: Bus
  clock: { now: () => number }
  friends: Set<string>
  files: MessageFiles
}

const NO_FILES: MessageFiles = { attach: async () => new Map() }

/** A process of the server with the messages; several may share a database. */
async function openProcess({ db, bus, clock, friends, files }: Given) {
  const running = new AbortController()
  const scratch = await createScratchDir()
  const { staff } = await createTestStaff(db, scratch.dir)
  const log = createLog('silent')
  const textFilter = createTextFilter({ db, log, staff })
  await textFilter.start?.(running.signal)
  const topics = createStoredTopics({ db, bus })
  const { notices, notifyDevices } = createTestNotices(db, clock, bus)
  const relations = relationsModule({ db, clock, log, notices, notifyDevices, isApi: true })
  const friendships: Friendships = {
    areFriends: async (_trx, pairs) =>
      new Set(pairs.map(pairKey).filter((key) => friends.has(key))),
    remarks: async () => new Map(),
  }
  const module = messagingModule({
    db,
    bus,
    clock,
    topics,
    textFilter,
    friendships,
    files,
    isApi: true,
    isYoung: (on, memberId) => isSwitchedOn(on, memberId, 'teenMode'),
    hiddenFor: relations.relations.hiddenFor,
  })
  await module.start?.(running.signal)
  const authenticate = async (id: string) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null)
  const app = await createTestApp({ modules: [module, relations], authenticate })
  return {
    module,
    hiddenFor: relations.relations.hiddenFor,
    async call(member: string, url: string, payload?: object): Promise<Answer> {
      const headers = member === '' ? {} : { accesstoken: member }
      const method = payload ? 'POST' : 'GET'
      return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json()
    },
    async close() {
      running.abort()
      await app.close()
      await scratch.remove()
    },
  }
}

let made = 0
/** A UUID v7 of its own. */
export function newClientMsgId(): string {
  made += 1
  return `019aa000-0000-7000-8000-${made.toString(16).padStart(12, '0')}`
}

/** Messages over a real database, with members and friends. */
export async function openMessaging(given: { bus?: Bus; files?: MessageFiles } = {}) {
  const database = await createTestDatabase()
  const { db } = database
  const bus = given.bus ?? createInProcessBus()
  const running = new AbortController()
  // A test may follow a topic for each member.
  setMaxListeners(100, running.signal)
  const clock = { nowMs: NOW, now: () => clock.nowMs }
  const friends = new Set<string>()
  const { files = NO_FILES } = given
  const open = () => openProcess({ db, bus, clock, friends, files })
  const first = await open()
  const processes = [first]
  return {
    ...first,
    ...callsOf(first),
    db,
    bus,
    clock,
    callsOf,
    member: (given: { ageDays?: number } = {}) => insertMember(db, given.ageDays ?? 30),
    befriend(one: string, other: string) {
      friends.add(pairKey({ memberId: one, peerId: other }))
      friends.add(pairKey({ memberId: other, peerId: one }))
    },
    group: (members: readonly string[]) => insertGroup(db, members),
    /** Another process of the server beside the first one. */
    async beside() {
      const process = await open()
      processes.push(process)
      return process
    },
    /** What is published on a topic from now on: events and signals. */
    // biome-ignore lint/suspicious/noExplicitAny: tests read payloads of many kinds
    follow(topic: string): any[] {
      const payloads: unknown[] = []
      bus.subscribe(topicSubject(topic), (payload) => payloads.push(payload), running.signal)
      return payloads
    },
    async close() {
      running.abort()
      for (const process of processes) await process.close()
      await database.drop()
    },
  }
}

export type MessagingWorld = Awaited<ReturnType<typeof openMessaging>>

/** Calls of members at one process. */
export function callsOf({ call }: { call: Call }) {
  const send = (member: string, id: string, body: SentBody, more: object = {}) =>
    call(member, '/imapi/chat/send', { id, clientMsgId: newClientMsgId(), body, ...more })
  return {
    send,
    say: (member: string, id: string, text: string, more: object = {}) =>
      send(member, id, { kind: 'text', text }, more),
    range: async (member: string, id: string, more: object = {}): Promise<EntryRange> =>
      (await call(member, '/imapi/chat/range', { id, ...more })).data,
    one: async (member: string, id: string): Promise<Conversation> =>
      (await call(member, `/imapi/chat/one?id=${id}`)).data,
    list: async (member: string): Promise<Conversation[]> =>
      (await call(member, '/imapi/chat/list')).data.conversations,
    open: async (member: string, memberId: string): Promise<string> =>
      (await call(member, '/imapi/chat/open', { memberId })).data.id,
    /** The whole log, as a device reads it page by page. */
    async log(member: string, id: string): Promise<Entry[]> {
      const entries: Entry[] = []
      for (let more = true; more; ) {
        const after = entries.at(-1)?.seq ?? 0
        const page = (await call(member, '/imapi/chat/range', { id, after })).data as EntryRange
        entries.push(...page.entries)
        more = page.entries.length > 0
      }
      return entries
    },
  }
}

async function insertMember(db: Db, ageDays: number): Promise<string> {
  const { id } = await makeMember(db)
  const madeAt = new Date(NOW - ageDays * 86_400_000)
  await sql`UPDATE accounts SET created_at = ${madeAt} WHERE id = ${id}`.execute(db)
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(db)
  return id
}

/** A group whose first member owns it, without the act that made it. */
async function insertGroup(db: Db, members: readonly string[]): Promise<string> {
  const [first = ''] = members
  const { rows } = await sql<{ id: string }>`
    INSERT INTO conversations (kind, epoch, last_at)
    VALUES (2, gen_random_uuid()::text, ${new Date(NOW)}) RETURNING id::text`.execute(db)
  const id = rows[0]?.id ?? ''
  await sql`INSERT INTO conversation_groups
    (conversation_id, name, code, members, made_by, request_key)
    VALUES (${id}, '球迷群', ${`code${id}`}, ${members.length}, ${first}, ${`key-${id}`})`.execute(
    db,
  )
  await sql`INSERT INTO conversation_members (conversation_id, member_id, role, joined_at)
    SELECT ${id}::bigint, member_id, CASE WHEN member_id = ${first}::bigint THEN 2 ELSE 0 END,
      ${new Date(NOW)} FROM unnest(${members}::bigint[]) AS member_id`.execute(db)
  return id
}
