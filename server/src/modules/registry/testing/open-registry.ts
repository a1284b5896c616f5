import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import type { Envelope } from '@saidian/shared/contracts/http'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { createInProcessBus } from '../../../platform/bus'
import { systemClock } from '../../../platform/clock'
import { createServer } from '../../../platform/http'
import { createMetrics } from '../../../platform/metrics'
import { createTestDatabase, createTestStaff } from '../../../testing'
import { registryModule } from '..'
import { builtRemote, PROVIDES, uploadOf } from './built-remote'

/**
 * A registry on a database and a directory of its own, called through its administration like the
 * command line does.
 */
export async function openRegistry({ known = [] }: { known?: RemoteMeta[] } = {}) {
  const { varDir, shellDir } = await createDirectories(known)
  const database = await createTestDatabase()
  const bus = createInProcessBus()
  const { log, lines } = createWarningLog()
  const life = new AbortController()
  const ready: { close: () => Promise<void> }[] = []

  const { staff, token } = await createTestStaff(database.db, varDir)

  /** One more process of the product on the same database and files. */
  async function start() {
    const metrics = createMetrics()
    const module = registryModule({
      metrics,
      db: database.db,
      bus,
      clock: systemClock,
      log,
      config: { varDir },
      staff,
      shellDir,
    })
    const app = createServer({ log })
    module.internalRoutes?.(app)
    await module.start?.(life.signal)
    await app.ready()
    ready.push(app)
    const call = createCall(app, token)
    return { module, app, call, metrics }
  }

  const first = await start()
  const post = (action: string, body: object) => first.call('POST', `/registry/v1/${action}`, body)
  return {
    ...first,
    staff,
    start,
    post,
    log: () => lines.map((line) => JSON.parse(line)),
    varDir,
    shellDir,
    db: database.db,
    publish: (version: string, files = builtRemote({ code: `"${version}"` })) =>
      post('publish', { name: 'mf_live', version, files: uploadOf(files) }),
    promote: (version: string) => post('promote', { name: 'mf_live', version }),
    resolve: (bucket = 0, pins: string[] = []) => first.module.remotes.resolve({ bucket, pins }),
    close: async () => {
      life.abort()
      await Promise.all(ready.map((app) => app.close()))
      await bus.close()
      await database.drop()
      // An asynchronous record may still write the head of its chain.
      await rm(varDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function createWarningLog() {
  const lines: string[] = []
  const stream = new Writable({ write: (line, _, done) => done(void lines.push(`${line}`)) })
  return { log: pino({ level: 'warn' }, stream), lines }
}

async function createDirectories(known: RemoteMeta[]) {
  const varDir = await mkdtemp(path.join(tmpdir(), 'saidian-registry-'))
  const shellDir = path.join(varDir, 'shell-dist')
  await mkdir(shellDir)
  await writeFile(path.join(shellDir, 'provides.json'), JSON.stringify(PROVIDES))
  await writeFile(path.join(shellDir, 'known-remotes.json'), JSON.stringify(known))
  return { varDir, shellDir }
}

function createCall(app: FastifyInstance, token: string) {
  return async (method: 'GET' | 'POST', url: string, body?: object, bearer = token) => {
    const headers = { authorization: `Bearer ${bearer}` }
    const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) })
    return reply.json<Envelope<Record<string, unknown>>>()
  }
}
