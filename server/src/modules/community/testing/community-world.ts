import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import type { ModeratedKind } from '../../../platform/moderation'
import type { Module } from '../../../platform/module'
import { createPictures } from '../../../platform/pictures'
import { createLocalStorage } from '../../../platform/storage'
import { createTextFilter } from '../../../platform/text-filter'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { runJobs } from '../../../testing/run-jobs'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import { createTestGovernance } from '../../governance/testing'
import { likesModule } from '../../likes'
import { relationsModule } from '../../relations'
import { communityModule } from '..'

/** Noon in Beijing. */
export const NOW = Date.UTC(2026, 10, 21, 4)
export const DAY_MS = 86_400_000

// biome-ignore lint/suspicious/noExplicitAny: tests compare answers of many calls
export type Answer = { code: number; reason?: string; retryAfterMs?: number; data: any }

/** Circles and posts over a real database; tokens are ids of members. */
export async function openCommunity() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const running = new AbortController()
  const clock = { nowMs: NOW, now: () => clock.nowMs }
  const { notices, notifyDevices } = createTestNotices(db, clock)
  const { staff, token } = await createTestStaff(db, scratch.dir)
  const log = createLog('silent')
  const pictures = createPictures(log)
  const storage = createLocalStorage({ dir: uploadsIn(scratch), maxBytes: 1e9 })
  const textFilter = createTextFilter({ db, log, staff })
  const kinds = (): readonly ModeratedKind[] => module.moderates ?? []
  const reviewed = createTestGovernance({ db, clock, staff, notices }, kinds)
  const shared = { db, clock, log, staff, notices, notifyDevices, isApi: true }
  const relations = relationsModule(shared)
  const { hiddenFor, areBlocked } = relations.relations
  const { likes } = likesModule({ ...shared, hiddenFor })
  const comments = new Map<string, number>()
  const module: ReturnType<typeof communityModule> = communityModule({
    ...shared,
    ...reviewed,
    storage,
    pictures,
    textFilter,
    likes,
    hiddenFor,
    areBlocked,
    commentCounts: async () => comments,
    firstComments: async () => [],
  })
  await module.start?.(running.signal)
  await textFilter.start?.(running.signal)
  const app = await createTestApp({ modules: [module, relations], authenticate })
  const internal = await openInternal([module, ...reviewed.modules, textFilter])
  let keys = 0
  const call = callsOf(app, (member): Headers => (member === '' ? {} : { accesstoken: member }))
  const staffCalls = callsOf(internal, () => ({ authorization: `Bearer ${token}` }))
  return {
    db,
    app,
    internal,
    clock,
    uploads: uploadsIn(scratch),
    module,
    comments,
    notices,
    call,
    url: database.url,
    varDir: scratch.dir,
    part: module.part,
    newKey: () => `key-${++keys}-0000`,
    pass: (ms: number) => {
      clock.nowMs += ms
    },
    staffCall: (url: string, payload?: object) => staffCalls('', url, payload),
    runJobs: () => runJobs(module),
    member: (ageDays = 30) => insertMember(db, ageDays),
    /** As if the members had not written for long. */
    rest: () => sql`DELETE FROM rate_limits`.execute(db),
    circle: async (at = 0) =>
      (await call('', '/community/circle/list')).data.circles[at].id as number,
    post: (member: string, text: string, given: object = {}) => {
      const payload = { text, pictures: [], key: `key-${++keys}-0000`, ...given }
      return call(member, '/community/post/add', payload)
    },
    upload: (member: string, bytes: Uint8Array) => upload(app, member, bytes),
    async close() {
      running.abort()
      pictures.close()
      await Promise.all([app.close(), internal.close()])
      await database.drop()
      await scratch.remove()
    },
  }
}

const uploadsIn = ({ dir }: { dir: string }) => path.join(dir, 'uploads')
const authenticate = async (id: string) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null)

/** The internal port of these modules. */
function openInternal(modules: readonly Module[]): Promise<FastifyInstance> {
  return createTestApp({
    modules: modules.map(({ name, internalRoutes }) => ({
      name,
      ...(internalRoutes && { routes: internalRoutes }),
    })),
  })
}

export type CommunityWorld = Awaited<ReturnType<typeof openCommunity>>

type Headers = Record<string, string>

function callsOf(app: FastifyInstance, headersOf: (member: string) => Headers) {
  return async (member: string, url: string, payload?: object): Promise<Answer> => {
    const headers = headersOf(member)
    const method = payload ? 'POST' : 'GET'
    return (await app.inject({ method, url, headers, ...(payload && { payload }) })).json()
  }
}

/** Sends a picture as a browser does. */
async function upload(app: FastifyInstance, member: string, bytes: Uint8Array): Promise<Answer> {
  const head = '--b\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n'
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=b', accesstoken: member }
  const url = '/community/picture'
  return (await app.inject({ method: 'POST', url, headers, payload })).json()
}

async function insertMember(db: Db, ageDays: number): Promise<string> {
  const { id } = await makeMember(db)
  const madeAt = new Date(NOW - ageDays * DAY_MS)
  await sql`UPDATE accounts SET created_at = ${madeAt} WHERE id = ${id}`.execute(db)
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(db)
  return id
}
