import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { RemoteState } from '@saidian/shared/contracts/registry'
import { sql } from 'kysely'
import { builtRemote, remoteMeta, uploadOf } from './testing/built-remote'
import { openRegistry } from './testing/open-registry'
import { canonical, integrityOf } from './versions/document.rules'

type Registry = Awaited<ReturnType<typeof openRegistry>>
let registry: Registry

beforeEach(async () => {
  registry = await openRegistry()
})
afterEach(() => registry.close())

const directory = (version: string) => path.join(registry.varDir, 'registry/mf_live', version)
const versionOf = async (bucket = 0) => (await registry.resolve(bucket)).remotes[0]?.version
const audit = async () => {
  const { data } = await registry.call('GET', '/registry/v1/audit?name=mf_live')
  const entries = data?.entries as { action: string; version: string; before: string | null }[]
  return entries.map(({ action, version, before }) => `${action} ${version} after ${before}`)
}

test('requests without a valid token are rejected', async () => {
  for (const token of ['', 'x', 'f'.repeat(64)]) {
    const answer = await registry.call('GET', '/registry/v1/remotes', undefined, token)
    expect(answer).toMatchObject({ code: 403, reason: 'auth.not_allowed', data: null })
  }
  expect(await registry.call('GET', '/registry/v1/remotes')).toMatchObject({ code: 200 })
})

test('secrets are readable by their owner only, the public key by all', async () => {
  const modeOf = async (file: string) =>
    (await stat(path.join(registry.varDir, 'keys', file))).mode & 0o777
  expect(await modeOf('machine-token.json')).toBe(0o600)
  expect(await modeOf('registry.ed25519')).toBe(0o600)
  expect(await modeOf('registry.ed25519.pub')).toBe(0o644)
})

test('a published version is stored byte for byte, with compressed copies', async () => {
  const files = builtRemote()
  expect(await registry.publish('1.0.0', files)).toMatchObject({ code: 200, data: { isNew: true } })
  for (const [file, bytes] of files)
    expect(integrityOf(await readFile(path.join(directory('1.0.0'), file)))).toBe(
      integrityOf(bytes),
    )
  const page = files.get('page.5e6f7a8b.js')
  const copy = (suffix: string) =>
    readFile(path.join(directory('1.0.0'), `page.5e6f7a8b.js${suffix}`))
  expect(brotliDecompressSync(await copy('.br'))).toEqual(page)
  expect(gunzipSync(await copy('.gz'))).toEqual(page)
  expect(await readdir(path.join(registry.varDir, 'registry/.drafts'))).toEqual([])
})

test('the signature covers the canonical document and matches the public key', async () => {
  await registry.publish('1.0.0')
  await registry.promote('1.0.0')
  const { data } = await registry.call('GET', '/registry/v1/remotes')
  const key = createPublicKey(String(data?.publicKey))
  const remotes = data?.remotes as RemoteState[]
  const signature = Buffer.from(remotes[0]?.versions[0]?.signature ?? '', 'base64')
  const document = (await registry.resolve()).documents.get('mf_live')
  const signed = Buffer.from(canonical(document))
  expect(verify(null, signed, key, signature)).toBe(true)
  expect(
    verify(null, Buffer.from(canonical({ ...document, publisher: 'mallory' })), key, signature),
  ).toBe(false)
})

test('publishing the same content again changes nothing, also concurrently', async () => {
  const [one, two] = await Promise.all([registry.publish('1.0.0'), registry.publish('1.0.0')])
  expect([one.data?.isNew, two.data?.isNew].sort()).toEqual([false, true])
  expect(await registry.publish('1.0.0')).toMatchObject({ code: 200, data: { isNew: false } })
  expect(await audit()).toEqual(['publish 1.0.0 after null'])
})

test('other content under a published version is rejected and changes nothing', async () => {
  await registry.publish('1.0.0')
  const before = await readFile(path.join(directory('1.0.0'), 'expose.1a2b3c4d.js'), 'utf8')
  const other = await registry.publish('1.0.0', builtRemote({ code: '"other"' }))
  expect(other).toMatchObject({ code: 409, reason: 'remote.version_exists' })
  expect(await readFile(path.join(directory('1.0.0'), 'expose.1a2b3c4d.js'), 'utf8')).toBe(before)
})

test('publishing again restores lost files', async () => {
  await registry.publish('1.0.0')
  await registry.promote('1.0.0')
  await rm(directory('1.0.0'), { recursive: true })
  await registry.publish('1.0.0')
  expect(await versionOf()).toBe('1.0.0')
})

test('a failed check names every broken rule and stores nothing', async () => {
  const files = builtRemote({ meta: remoteMeta({ contract: 9 }), consumes: [['vue', '^3.0.0']] })
  const answer = await registry.publish('1.0.0', files)
  expect(answer).toMatchObject({ code: 400, reason: 'remote.check_failed' })
  expect(answer.message.split('\n')).toEqual([
    '发布检查未通过',
    'contract-version: needs contract 9; the shell supports 1',
    '  at remote.json/contract',
    '  → write a supported contract (1) in remote.json and in src/remote.ts',
    'provided: needs vue, which the shell does not provide',
    '  at remoteEntry.js',
    expect.stringMatching(/^ {2}→ bundle it, or add it to PROVIDED/),
  ])
  await expect(stat(directory('1.0.0'))).rejects.toThrow('ENOENT')
})

test('paths outside the directory are rejected', async () => {
  const files = new Map([...builtRemote(), ['../../keys/evil.js', Buffer.from('x')]])
  expect(await registry.publish('1.0.0', files)).toMatchObject({
    code: 400,
    reason: 'remote.bad_upload',
  })
  for (const version of ['..', '../1.0.0', 'a/b', '', '-1', 'x'.repeat(65)])
    expect(await registry.publish(version)).toMatchObject({ code: 400, reason: 'request.invalid' })
})

test('a large version is accepted, an oversized one is not', async () => {
  const large = new Map([...builtRemote(), ['model.wasm', randomBytes(3 * 1024 * 1024)]])
  expect(await registry.publish('1.0.0', large)).toMatchObject({ code: 200 })
  const absurd = {
    name: 'mf_live',
    version: '2.0.0',
    files: [{ path: 'a.png', content: 'A'.repeat(25 * 1024 * 1024) }],
  }
  expect(await registry.post('publish', absurd)).toMatchObject({
    code: 400,
    reason: 'request.too_large',
  })
})

test('a route of another published remote cannot be claimed', async () => {
  await registry.publish('1.0.0')
  await registry.promote('1.0.0')
  const files = uploadOf(builtRemote({ meta: remoteMeta({ name: 'mf_copy' }) }))
  const answer = await registry.post('publish', { name: 'mf_copy', version: '1', files })
  expect(answer.message).toContain(
    'route-claim: route /live/hot takes addresses of /live/hot, which belongs to mf_live',
  )
})

test('a version that lost a file is skipped for the previous one, and logged', async () => {
  await registry.publish('1.0.0')
  await registry.promote('1.0.0')
  await registry.publish('2.0.0')
  await rm(path.join(directory('2.0.0'), 'page.5e6f7a8b.js'))
  await registry.promote('2.0.0')
  expect(await versionOf()).toBe('1.0.0')
  expect(registry.log()).toContainEqual(
    expect.objectContaining({ level: 50, remote: 'mf_live', version: '2.0.0' }),
  )
})

test('a version with a changed byte is skipped like one that lost a file', async () => {
  await registry.publish('1.0.0')
  await registry.promote('1.0.0')
  await writeFile(path.join(directory('1.0.0'), 'expose.1a2b3c4d.js'), 'alert(1)')
  expect((await registry.resolve()).remotes).toEqual([])
})

test('a version whose row was tampered with is skipped', async () => {
  await registry.publish('1.0.0')
  await registry.promote('1.0.0')
  await sql`update remote_versions
    set document = jsonb_set(document, '{publisher}', '"mallory"')`.execute(registry.db)
  const other = await registry.start()
  expect((await other.module.remotes.resolve({ bucket: 0, pins: [] })).remotes).toEqual([])
  expect(registry.log()).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('signature') }),
  )
})

test('a set names its versions, the lists of their files and the fallback version', async () => {
  await registry.publish('1.0.0')
  await registry.promote('1.0.0')
  await registry.publish('2.0.0')
  await registry.promote('2.0.0')
  const { setId, remotes, metas, lists } = await registry.resolve()
  expect(setId).toMatch(/^[0-9a-f]{12}$/)
  expect(metas).toEqual([remoteMeta()])
  const list = (base: string) => ({
    base,
    list: {
      file: expect.stringMatching(/^files\.[0-9a-f]{16}\.json$/),
      integrity: expect.stringMatching(/^sha384-.{64}$/),
    },
  })
  expect(remotes).toEqual([
    {
      name: 'mf_live',
      version: '2.0.0',
      ...list('/remotes/mf_live/2.0.0/'),
      previous: { version: '1.0.0', ...list('/remotes/mf_live/1.0.0/') },
    },
  ])
  const { integrity = {}, manifest } = lists.get('mf_live') ?? {}
  expect(Object.keys(integrity)).toEqual([
    'expose.1a2b3c4d.js',
    'page.5e6f7a8b.js',
    'remoteEntry.js',
  ])
  expect(manifest).toEqual({
    metaData: { pluginVersion: '2.9.2', remoteEntry: { path: '', name: 'remoteEntry.js' } },
  })
})

describe('the list of files of a version', () => {
  const listFile = async () => {
    const [remote] = (await registry.resolve()).remotes
    return path.join(directory('1.0.0'), remote?.list.file ?? '')
  }
  beforeEach(async () => {
    await registry.publish('1.0.0')
    await registry.promote('1.0.0')
  })

  test('is stored beside them and says what the page says', async () => {
    const file = await listFile()
    const bytes = await readFile(file)
    const { remotes, lists } = await registry.resolve()
    expect(remotes[0]?.list.integrity).toBe(integrityOf(bytes))
    expect(JSON.parse(bytes.toString())).toEqual(lists.get('mf_live'))
    expect(await readdir(path.join(registry.varDir, 'registry/.drafts'))).toEqual([])
  })

  test.each([
    ['is missing, as of a version stored before there were lists', (file: string) => rm(file)],
    ['was changed', (file: string) => writeFile(file, '{}')],
  ])('is written again where it %s', async (_, harm) => {
    const file = await listFile()
    const bytes = await readFile(file)
    await harm(file)
    // A process that has just started trusts nothing.
    const { module } = await registry.start()
    const { remotes } = await module.remotes.resolve({ bucket: 0, pins: [] })
    expect(remotes[0]?.list.integrity).toBe(integrityOf(bytes))
    expect(await readFile(file)).toEqual(bytes)
  })

  test('that cannot be written is an error in the log, and the page stands', async () => {
    const file = await listFile()
    await rm(file)
    await mkdir(file)
    const { module } = await registry.start()
    expect((await module.remotes.resolve({ bucket: 0, pins: [] })).remotes).toHaveLength(1)
    expect(registry.log()).toContainEqual(
      expect.objectContaining({ level: 50, remote: 'mf_live', version: '1.0.0' }),
    )
    expect(await readdir(path.join(registry.varDir, 'registry/.drafts'))).toEqual([])
  })
})
