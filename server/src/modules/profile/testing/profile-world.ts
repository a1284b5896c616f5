import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { createModeration } from '../../../platform/moderation'
import { createPictures } from '../../../platform/pictures'
import { createLocalStorage } from '../../../platform/storage'
import { createTextFilter } from '../../../platform/text-filter'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { runJobs } from '../../../testing/run-jobs'
import { createScratchDir } from '../../../testing/scratch-dir'
import { createTestNotices } from '../../../testing/test-notices'
import { createLedger, walletModule } from '../../wallet'
import { profileModule } from '..'

/** Noon in Beijing. */
export const NOW = Date.UTC(2026, 10, 21, 4)
export const DAY_MS = 24 * 3_600_000

/** The profile module on a database and a folder of its own; tokens are ids of members. */
export async function openProfileWorld() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const clock = { nowMs: NOW, now: () => clock.nowMs }
  const { notices, notifyDevices } = createTestNotices(db, clock)
  const { staff, token: staffToken } = await createTestStaff(db, scratch.dir)
  const log = createLog('silent')
  const pictures = createPictures(log)
  const uploads = path.join(scratch.dir, 'uploads')
  const storage = createLocalStorage({ dir: uploads, maxBytes: 1e9 })
  const config = { varDir: scratch.dir }
  const textFilter = createTextFilter({ db, log, staff })
  const moderation = createModeration({ db, staff, kinds: () => module.moderates ?? [] })
  const shared = { pictures, storage, textFilter, moderation, notifyDevices, notices }
  const deps = { db, clock, log, config, staff, ...shared }
  const module: ReturnType<typeof profileModule> = profileModule(deps)
  const wallet = walletModule({ ...deps, isMinor: module.isMinor })
  const authenticate = async (token: string) =>
    /^\d+$/.test(token) ? { id: token, sessionId: 's' } : null
  const app = await createTestApp({ modules: [module], authenticate })
  const internal = await createTestApp({
    modules: [module, textFilter, moderation].map(({ name, internalRoutes }) => ({
      name,
      routes: internalRoutes,
    })),
  })

  return {
    db,
    app,
    clock,
    url: database.url,
    varDir: scratch.dir,
    uploads,
    part: module.part,
    /** What the HTML of a page says about it. */
    pageText: async (name: string, query: URLSearchParams) =>
      module.pageTexts?.[name]?.({ params: {}, query, origin: 'https://saidian.example' }),
    parts: [wallet.part, module.part],
    ledger: createLedger({ db, clock }),
    runJobs: () => runJobs(module),
    member: async (on: Db = db) => (await makeMember(on, { parts: [wallet.part, module.part] })).id,
    call: createCall(app),
    staff: async (url: string, payload?: object) => {
      const headers = { authorization: `Bearer ${staffToken}` }
      return internal.inject({ method: payload ? 'POST' : 'GET', url, payload, headers })
    },
    send: createSend(app),
    async close() {
      pictures.close()
      await app.close()
      await internal.close()
      await database.drop()
      await scratch.remove()
    },
  }
}

function createCall(app: FastifyInstance) {
  return async (token: string, url: string, payload?: object | string) =>
    (
      await app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        headers: { ...(token && { accesstoken: token }), 'content-type': 'application/json' },
        payload,
      })
    ).json()
}

/** Sends a file as a browser does. */
function createSend(app: FastifyInstance) {
  return async (
    token: string,
    url: string,
    bytes: Uint8Array,
    given: { field?: string; name?: string } = {},
  ) => {
    const form = new FormData()
    form.append(
      given.field ?? 'portrait',
      new Blob([new Uint8Array(bytes)]),
      given.name ?? 'me.png',
    )
    const request = new Request('http://test/', { method: 'POST', body: form })
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { accesstoken: token, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return answer.json()
  }
}

export type ProfileWorld = Awaited<ReturnType<typeof openProfileWorld>>
