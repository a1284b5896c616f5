import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createModeration, type ModeratedKind } from '../../../platform/moderation'
import { createTextFilter } from '../../../platform/text-filter'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import { isSwitchedOn } from '../../personal'
import { relationsModule } from '../../relations'
import { friendsModule } from '..'

export const NOW = Date.UTC(2026, 10, 23, 12)
export const DAY_MS = 86_400_000

// biome-ignore lint/suspicious/noExplicitAny: what a call answers depends on the call
export type Answer = { code: number; reason?: string; data: any }

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
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${nickName || `球友${id}`}, ${`q${id}`})`.execute(db)
  return id
}

/** Friends over a real database; tokens are ids of members. */
export async function openFriends() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const running = new AbortController()
  const clock = { nowMs: NOW, now: () => clock.nowMs }
  const { staff, token } = await createTestStaff(db, scratch.dir)
  const log = createLog('silent')
  const { notices, notifyDevices } = createTestNotices(db, clock)
  const textFilter = createTextFilter({ db, log, staff })
  await textFilter.start?.(running.signal)
  const kinds = (): readonly ModeratedKind[] => module.moderates ?? []
  const moderation = createModeration({ db, staff, kinds })
  const isYoung = (on: Db, memberId: string) => isSwitchedOn(on, memberId, 'teenMode')
  const base = { db, clock, log, notices, notifyDevices, isYoung, isApi: true }
  const { relations, ...blocks } = relationsModule(base)
  const module = friendsModule({ ...base, textFilter, moderation, relations })
  const authenticate = async (id: string) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null)
  const app = await createTestApp({ modules: [module, blocks, moderation], authenticate })
  const routes = moderation.internalRoutes
  const internal = await createTestApp({
    modules: [{ name: 'moderation', ...(routes && { routes }) }],
  })
  const call = (member: string, url: string, payload?: object) =>
    ask(app, member === '' ? {} : { accesstoken: member }, { url, payload })
  const staffCall = (url: string, payload?: object) =>
    ask(internal, { authorization: `Bearer ${token}` }, { url, payload })

  const world = {
    db,
    clock,
    call,
    staffCall,
    part: module.part,
    member: (given?: { ageDays?: number; nickName?: string }) => insertMember(db, given),
    requests: async (member: string) =>
      (await call(member, '/imapi/friend/requests')).data.requests,
    async answer(to: string, isAccepted: boolean): Promise<Answer> {
      const [newest] = await world.requests(to)
      return call(to, '/imapi/friend/answer', { requestId: newest.id, isAccepted })
    },
    block: (by: string, whom: string, isOn = true) =>
      call(by, '/user/block', { memberId: whom, isOn }),
    card: (by: string, of: string) => call(by, `/imapi/friend/card?memberId=${of}`),
    stateOf: async (by: string, of: string) => (await world.card(by, of)).data.state as string,
    list: async (member: string) => (await call(member, '/imapi/friend/list')).data,
    ...createActs(db, call),
    async decide(decision: 'approve' | 'reject', reason = '骚扰他人'): Promise<Answer> {
      const { data } = await staffCall('/moderation/v1/cases')
      return staffCall('/moderation/v1/decide', { id: data.cases[0].id, decision, reason })
    },
    async close() {
      running.abort()
      await Promise.all([app.close(), internal.close()])
      await database.drop()
      await scratch.remove()
    },
  }
  return world
}

export type FriendsWorld = Awaited<ReturnType<typeof openFriends>>

type Call = (member: string, url: string, payload?: object) => Promise<Answer>

function createActs(db: Db, call: Call) {
  const request = (from: string, to: string, message?: string) =>
    call(from, '/imapi/friend/request', { memberId: to, ...(message && { message }) })
  return {
    request,
    /** Two members who are friends. */
    async befriend(one: string, other: string): Promise<void> {
      await request(one, other)
      await request(other, one)
    },
    /** Templates of the notices of a member, oldest first. */
    async notices(memberId: string): Promise<string[]> {
      const { rows } = await sql<{ template: string }>`
        SELECT template FROM notices WHERE account_id = ${memberId} ORDER BY id`.execute(db)
      return rows.map(({ template }) => template)
    },
  }
}
