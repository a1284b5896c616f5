import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { brotliCompressSync } from 'node:zlib'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { readConfig } from '../../../config'
import { createInProcessBus } from '../../../platform/bus'
import { systemClock } from '../../../platform/clock'
import { createServer } from '../../../platform/http'
import type { Module } from '../../../platform/module'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../testing'
import { registryModule } from '../../registry'
import { webModule } from '..'

export const LIVE: RemoteMeta = {
  name: 'mf_live',
  titleZh: '赛事',
  contract: 1,
  routes: [
    { path: '/live', title: '赛事', layout: 'tabbar-list', redirect: '/live/hot' },
    {
      path: '/live/hot',
      title: '热门赛事',
      description: '今日比分',
      layout: 'tabbar-list',
      tab: 'scores',
    },
    {
      path: '/live/zq/detail/:id?',
      title: '足球比赛',
      titleFrom: 'football-match',
      layout: 'down-tips',
    },
  ],
  chunks: { '/live/hot': ['hot'] },
  preload: {
    '/live/hot': ['/live/football/v1_1/live?platform=4'],
    '/live/zq/detail/:id?': ['/live/football/v1_1/detail/:id'],
  },
}
export const STREAMS: RemoteMeta = {
  name: 'mf_vlive',
  titleZh: '直播',
  contract: 1,
  routes: [{ path: '/vlive/:type?', title: '直播', layout: 'vlive' }],
}
const USER: RemoteMeta = {
  name: 'mf_user',
  titleZh: '我的',
  contract: 1,
  routes: [{ path: '/user', title: '我的', layout: 'user', guard: 'authenticated' }],
}

export const MAIN_JS = `window.shell="${'壳'.repeat(500)}"`

/** Writes the files of a build to `shellDir`. */
export async function writeShell(shellDir: string, version = 'aaaaaaaa'): Promise<void> {
  const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
  const script = { file: `main.${version}.js`, integrity: digestOf(MAIN_JS), bytes: MAIN_JS.length }
  const style = { file: `main.${version}.css`, integrity: digestOf('a{}'), bytes: 3 }
  const chunk = { file: `787.${version}.js`, integrity: digestOf('1'), bytes: 1 }
  const digests = [script, style, chunk].map(({ file, integrity }) => [file, integrity])
  const list = JSON.stringify({ integrity: Object.fromEntries(digests) })
  const manifest = {
    version,
    scripts: [script],
    styles: [style],
    preload: [chunk],
    list: { file: `files.${version}.json`, integrity: digestOf(list) },
  }
  const files: Record<string, string | Buffer> = {
    [script.file]: MAIN_JS,
    [`${script.file}.br`]: brotliCompressSync(MAIN_JS),
    [`${script.file}.map`]: '{}',
    [style.file]: 'a{}',
    [chunk.file]: '1',
    [manifest.list.file]: list,
    'sw.js': 'self.x=1',
    'provides.json': '{"@module-federation/runtime":{"version":"2.9.2"}}',
    'known-remotes.json': JSON.stringify([LIVE, USER]),
    'shell-manifest.json': JSON.stringify(manifest),
  }
  await mkdir(shellDir, { recursive: true })
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(shellDir, name), content)
}

function remoteFiles(meta: RemoteMeta, code: string): Record<string, string> {
  const assets = {
    js: { sync: ['expose.1a2b3c4d.js'], async: ['hot.5e6f7a8b.js', 'other.5e6f7a8b.js'] },
    css: { sync: [], async: ['hot.9c8d7e6f.css'] },
  }
  const report = JSON.stringify({
    name: meta.name,
    metaData: {
      globalName: meta.name,
      pluginVersion: '2.9.2',
      remoteEntry: { name: 'remoteEntry.js', path: '' },
    },
    shared: [],
    exposes: [{ path: './remote', assets }],
  })
  return {
    'remote.json': JSON.stringify(meta),
    'mf-manifest.json': report,
    'mf-stats.json': report,
    'imports.json': '{}',
    'remoteEntry.js': `var ${meta.name};${code}//${'-'.repeat(600)}`,
    'expose.1a2b3c4d.js': `const remote={${moduleOf(meta)}};${code}`,
    'hot.5e6f7a8b.js': '1',
    'other.5e6f7a8b.js': '1',
    'hot.9c8d7e6f.css': '',
  }
}

function moduleOf({ name, contract, routes }: RemoteMeta): string {
  const paths = routes.map(({ path: pattern }) => `{path:${JSON.stringify(pattern)}}`)
  return `name:${JSON.stringify(name)},contract:${contract},routes:()=>[${paths}]`
}

type WebOptions = {
  env?: Record<string, string>
  isBuilt?: boolean
  pageTexts?: Module['pageTexts']
}

/**
 * The public application with pages, files and a registry on a database and directories of its own.
 */
export async function openWeb({ env = {}, isBuilt = true, pageTexts = {} }: WebOptions = {}) {
  const { varDir, shellDir, publicDir } = await createDirectories(isBuilt)
  const database = await createTestDatabase()
  const lines: string[] = []
  const log = pino(
    { level: 'warn' },
    new Writable({ write: (line, _, done) => done(void lines.push(`${line}`)) }),
  )
  const config = readConfig({ ...env, VAR_DIR: varDir })
  const bus = createInProcessBus()
  const { staff, token } = await createTestStaff(database.db, varDir)
  const parts = { config, clock: systemClock, log, shellDir }
  const registry = registryModule({ ...parts, db: database.db, bus, staff })
  const web = webModule({
    ...parts,
    remotes: registry.remotes,
    describedBy: [{ name: 'texts', pageTexts }],
    publicDir,
  })
  const life = new AbortController()
  const internal = createServer({ log })
  registry.internalRoutes?.(internal)
  for (const module of [registry, web]) await module.start?.(life.signal)
  const app = await createTestApp({ modules: [registry, web], log, env })

  const administer = createAdminister(internal, token)
  return {
    app,
    config,
    varDir,
    shellDir,
    log: () => lines.map((line) => JSON.parse(line)),
    page: (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers: { accept: 'text/html', cookie: 'bucket=1', ...headers } }),
    /** Publishes a version and makes it stable. */
    publish: async (version: string, meta = LIVE) => {
      const files = Object.entries(remoteFiles(meta, `"${version}"`)).map(([file, text]) => ({
        path: file,
        content: Buffer.from(text).toString('base64'),
      }))
      await administer('publish', { name: meta.name, version, files })
      await administer('promote', { name: meta.name, version })
    },
    administer,
    close: async () => {
      life.abort()
      await Promise.all([app.close(), internal.close()])
      await bus.close()
      await database.drop()
      // An asynchronous record may still write the head of its chain.
      await rm(varDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function createDirectories(isBuilt: boolean) {
  const varDir = await mkdtemp(path.join(tmpdir(), 'saidian-web-'))
  const shellDir = path.join(varDir, 'shell-dist')
  const publicDir = path.join(varDir, 'shell-public')
  await mkdir(publicDir)
  await writeFile(path.join(publicDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(path.join(publicDir, 'manifest.webmanifest'), '{}')
  if (isBuilt) await writeShell(shellDir)
  return { varDir, shellDir, publicDir }
}

function createAdminister(internal: FastifyInstance, token: string) {
  return async (action: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await internal.inject({
      method: 'POST',
      url: `/registry/v1/${action}`,
      headers,
      payload,
    })
    if (reply.json().code !== 200) throw new Error(reply.json().message)
    return reply.json().data
  }
}
