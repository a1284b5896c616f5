import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SourceCommit } from '@saidian/shared/contracts/registry'
import { registryModule } from '../../server/src/modules/registry'
import { securityModule } from '../../server/src/modules/security'
import { createInProcessBus } from '../../server/src/platform/bus'
import { systemClock } from '../../server/src/platform/clock'
import { createServer } from '../../server/src/platform/http'
import { createLog } from '../../server/src/platform/log'
import { createMetrics } from '../../server/src/platform/metrics'
import { createTestDatabase, createTestStaff } from '../../server/src/testing'
import { checkBuilt } from '../check-remote/check-built'
import { outcomeOf } from '../staff/run-command'
import { securityLogCommand } from '../staff/security-log-command'
import { tokenCommand } from '../staff/token-command'
import { publishBuilt } from './publish-built'
import { remoteCommand } from './remote-command'

const run = promisify(execFile)
let registry: Awaited<ReturnType<typeof openRegistry>>
beforeEach(async () => {
  registry = await openRegistry()
})
afterEach(() => registry.close())

async function openRegistry() {
  const varDir = await mkdtemp(join(tmpdir(), 'saidian-remote-'))
  const shellDir = join(varDir, 'shell-dist')
  await mkdir(shellDir)
  await writeFile(
    join(shellDir, 'provides.json'),
    '{"@module-federation/runtime":{"version":"2.9.2"}}',
  )
  await writeFile(join(shellDir, 'known-remotes.json'), '[]')
  const database = await createTestDatabase()
  const bus = createInProcessBus()
  const log = createLog('silent')
  const { staff } = await createTestStaff(database.db, varDir)
  const module = registryModule({
    db: database.db,
    bus,
    clock: systemClock,
    log,
    config: { varDir },
    staff,
    shellDir,
  })
  const life = new AbortController()
  const app = createServer({ log })
  module.internalRoutes?.(app)
  securityModule({ staff, clock: systemClock, log, metrics: createMetrics() }).internalRoutes?.(app)
  await module.start?.(life.signal)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const internalUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const names = { name: '王强', scopes: ['publish:mf_live'], createdBy: 'test', days: 1 }
  const { secret } = await staff.tokens.create(names)
  return {
    staff,
    secret,
    varDir,
    shellDir,
    internalUrl,
    close: async () => {
      life.abort()
      await app.close()
      await bus.close()
      await database.drop()
      await rm(varDir, { recursive: true, force: true })
    },
  }
}

/** A dist folder as the build writes it. */
async function built(version: string, layout = 'default', commit?: SourceCommit): Promise<string> {
  const dist = join(registry.varDir, `built-${version}`)
  const assets = { js: { sync: ['expose.js'], async: [] }, css: { sync: [], async: [] } }
  const metaData = {
    globalName: 'mf_live',
    pluginVersion: '2.9.2',
    remoteEntry: { name: 'remoteEntry.js', path: '' },
  }
  const report = { name: 'mf_live', metaData, shared: [], exposes: [{ path: './remote', assets }] }
  const routes = [{ path: '/live/hot', title: '赛事', layout }]
  const files: Record<string, string> = {
    'version.json': JSON.stringify({ name: 'mf_live', version, commit }),
    'remote.json': JSON.stringify({ name: 'mf_live', titleZh: '赛事', contract: 1, routes }),
    'mf-stats.json': JSON.stringify(report),
    'mf-manifest.json': JSON.stringify(report),
    'imports.json': '{}',
    'remoteEntry.js': `var mf_live="${version}"`,
    'expose.js': 'export default {name:"mf_live",contract:1,routes:()=>[{path:"/live/hot"}]}',
    'expose.js.map': '{}',
    'expose.js.br': 'old',
    '.build-hash': 'x',
  }
  await mkdir(dist)
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text)
  return dist
}

const remote = (...args: string[]) => runAs(registry.secret, remoteCommand, args)
/** Runs a command with the token of the machine. */
const token = (...args: string[]) => runAs('', tokenCommand, args)
const securityLog = (...args: string[]) => runAs('', securityLogCommand, args)

async function runAs(secret: string, command: typeof remoteCommand, args: string[]) {
  process.env.SAIDIAN_TOKEN = secret
  try {
    return await outcomeOf(command, [...args, ...place()])
  } finally {
    delete process.env.SAIDIAN_TOKEN
  }
}

const place = () => ['--url', registry.internalUrl, '--var', registry.varDir]

test('each program prints the text of its command, or its failure', async () => {
  const start = (program: string, ...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', join(__dirname, program), ...args])
  expect((await start('../staff/token.ts', 'list', ...place())).stdout).toContain('WHO')
  await expect(start('remote.ts', 'list', '--fly')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Unknown option '--fly'/),
  })
})

test('a version is published, promoted and rolled back; the log names the operator', async () => {
  const [one, two] = [await built('1.0.0-a'), await built('2.0.0-b')]
  expect((await remote('publish', one, '--promote')).out).toBe(
    'mf_live 1.0.0-a published and is stable',
  )
  expect((await remote('publish', two)).out).toBe('mf_live 2.0.0-b published')
  expect((await remote('publish', two)).out).toBe('mf_live 2.0.0-b was published already')
  expect((await remote('canary', 'mf-live', '2.0.0-b', '5')).out).toContain(
    'canary 2.0.0-b for 5 %',
  )
  expect((await remote('promote', 'mf-live', '2.0.0-b')).out).toBe(
    'mf_live: stable 2.0.0-b, before it 1.0.0-a',
  )
  expect((await remote('pin', 'mf_live', '1.0.0-a')).out).toContain('pinned to 1.0.0-a')
  const list = (await remote('list')).out.split('\n')
  expect(list[0]).toMatch(/^REMOTE +VERSION +POINTERS +PUBLISHED +BY +FILES +KB +COMMIT +NOTE$/)
  expect(list[1]).toMatch(/^mf_live +2\.0\.0-b +stable +\d{4}-\d\d-\d\d \d\d:\d\d +王强 +6 +\d+$/)
  expect(list[2]).toMatch(/1\.0\.0-a +pinned, previous/)
  expect((await remote('pin', 'mf_live', 'none')).out).not.toContain('pinned')
  expect((await remote('rollback', 'mf-live')).out).toBe('mf_live: stable 1.0.0-a')
  const audit = (await remote('audit', 'mf-live', '--limit', '1')).out.split('\n')
  expect(audit[1]).toMatch(/王强 +rollback +mf_live +1\.0\.0-a +2\.0\.0-b$/)
})

test('a mistake is reported in one sentence and ends with a failure', async () => {
  expect((await remote('fly')).failure).toMatch(/^There is no command "fly"\./)
  expect((await remote('canary', 'mf-live', '1', 'many')).failure).toBe(
    'Usage: pnpm remote canary <remote> <version> <0–100>',
  )
  expect((await remote('publish', 'mf-nowhere')).failure).toContain(
    'mf-nowhere is not a built remote',
  )
  expect((await remote('promote', 'mf-live', '9')).failure).toBe(
    'remote.no_such_version: 没有这个版本',
  )
  expect((await remote('list', '--frobnicate')).failure).toMatch(/^Unknown option '--frobnicate'/)
  expect((await remote('list', '--promote')).failure).toBe(
    '--promote is no option of it. Usage: pnpm remote list',
  )
  expect((await remote('withdraw', 'mf-live', '1')).failure).toBe(
    'Usage: pnpm remote withdraw <remote> <version> --reason <text>',
  )
})

test('a failed check prints each rule', async () => {
  const { failure } = await remote('publish', await built('1.0.0', 'fancy'))
  expect(failure).toContain(
    'remote.check_failed: 发布检查未通过\nknown-layout: route /live/hot: no layout "fancy"\n' +
      '  at remote.json/routes/0/layout\n  → write one of default, down-tips,',
  )
})

test('without a server or its token the command names what is missing', async () => {
  const dist = await built('1.0.0')
  const nowhere = { internalUrl: 'http://127.0.0.1:1', varDir: registry.varDir }
  await expect(publishBuilt(nowhere, [dist])).rejects.toThrow(
    'No server answers at http://127.0.0.1:1',
  )
  const noToken = { internalUrl: registry.internalUrl, varDir: join(registry.varDir, 'other') }
  await expect(publishBuilt(noToken, [dist])).rejects.toThrow('The token of this machine')
})

test('links in a dist folder are not followed', async () => {
  const dist = await built('1.0.0')
  await symlink('/etc/hostname', join(dist, 'secret.txt'))
  await expect(publishBuilt(registry, [dist])).rejects.toThrow('links are not published')
})

test('a start makes the built version stable, and respects a rollback', async () => {
  const [one, two] = [await built('1.0.0'), await built('2.0.0')]
  const start = async (dist: string) => (await publishBuilt(registry, [dist]))[0]?.change
  expect(await start(one)).toBe('promoted')
  expect(await start(one)).toBe('unchanged')
  expect(await start(two)).toBe('promoted')
  await remote('rollback', 'mf-live')
  expect(await start(two)).toBe('rolled back')
  expect(await start(one)).toBe('unchanged')
  await remote('promote', 'mf-live', '2.0.0')
  expect(await start(two)).toBe('unchanged')
  expect(await start(one)).toBe('promoted')
})

test('a start respects a retired remote and a withdrawn version', async () => {
  const [one, two] = [await built('1.0.0'), await built('2.0.0')]
  const start = async (dist: string) => (await publishBuilt(registry, [dist]))[0]?.change
  await start(one)
  expect((await remote('retire', 'mf-live')).out).toBe('mf_live is retired')
  expect(await start(one)).toBe('retired')
  expect(await start(two)).toBe('retired')
  expect((await remote('withdraw', 'mf-live', '1.0.0', '--reason', '泄漏')).out).toBe(
    '1.0.0 is withdrawn\nmf_live: stable none',
  )
  expect(await start(one)).toBe('withdrawn')
  await remote('promote', 'mf-live', '2.0.0')
  expect(await start(one)).toBe('withdrawn')
  const list = (await remote('list')).out
  expect(list).toMatch(/2\.0\.0 +stable/)
  expect(list).toMatch(/1\.0\.0 +withdrawn .* 泄漏$/m)
})

test('note and commit are listed and in the log', async () => {
  const commit = { id: 'ab12cd34'.repeat(5), isDirty: true }
  await remote('publish', await built('1.0.0', 'default', commit), '--note', '热门榜更快')
  expect((await remote('list')).out).toMatch(/ab12cd34\+ +热门榜更快$/m)
  expect((await remote('audit')).out).toMatch(/publish +mf_live +1\.0\.0 +ab12cd34\+ +热门榜更快$/m)
})

test('a preview prints a signed query', async () => {
  await remote('publish', await built('1.0.0'))
  const { out } = await remote('preview', 'mf-live', '1.0.0', '--minutes', '5')
  expect(out).toMatch(/^\?mf\.pin=mf_live%401\.0\.0~\d+~[\w-]+\nvalid until \d{4}-/)
  expect((await remote('preview', 'mf-live', '1.0.0', '--minutes', '0')).failure).toBe(
    '--minutes is 1 to 1440.',
  )
})

test('a check alone needs no server', async () => {
  expect(await checkBuilt(await built('1.0.0'), registry.shellDir)).toEqual({
    name: 'mf_live',
    version: '1.0.0',
    faults: [],
  })
  const { faults } = await checkBuilt(await built('2.0.0', 'fancy'), registry.shellDir)
  expect(faults).toMatchObject([{ rule: 'known-layout', place: 'remote.json/routes/0/layout' }])
  await expect(checkBuilt(await built('3.0.0'), registry.varDir)).rejects.toThrow(
    'The shell is not built',
  )
})

test('a token of a person is shown once, has only its scopes and can be revoked', async () => {
  const made = (await token('create', '李雷', 'publish:mf_vlive')).out.split('\n')
  const [secret = ''] = made
  const dist = await built('1.0.0')
  expect((await runAs(secret, remoteCommand, ['publish', dist])).failure).toContain(
    'auth.not_allowed',
  )
  expect((await runAs(secret, remoteCommand, ['list'])).out).toContain('Nothing is published yet')
  const list = (await token('list')).out
  const [, id = ''] = /^([0-9a-f]{12}) +李雷 +publish:mf_vlive/m.exec(list) ?? []
  expect(list).not.toContain(secret)
  expect((await token('revoke', id)).out).toBe(`Token ${id} is revoked.`)
  expect((await runAs(secret, remoteCommand, ['list'])).failure).toContain('auth.not_allowed')
  expect((await token('revoke', id)).failure).toContain('There is no token')
})

test('accepted and rejected publishes are in the security log, which verifies', async () => {
  await remote('publish', await built('1.0.0'))
  expect((await securityLog('verify')).out).toMatch(/^\d+ records, all as they were/)
  const list = (await securityLog('list')).out
  for (const outcome of ['begun', 'done'])
    expect(list).toMatch(
      new RegExp(`王强 +POST /registry/v1/publish +${outcome} +mf_live@1\\.0\\.0`),
    )
})
