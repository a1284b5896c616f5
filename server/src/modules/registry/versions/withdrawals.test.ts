import { stat } from 'node:fs/promises'
import path from 'node:path'
import { builtRemote, uploadOf } from '../testing/built-remote'
import { openRegistry } from '../testing/open-registry'

type Registry = Awaited<ReturnType<typeof openRegistry>>
let registry: Registry

beforeEach(async () => {
  registry = await openRegistry()
})
afterEach(() => registry.close())

const name = 'mf_live'
const versionOf = async (...pins: string[]) => (await registry.resolve(0, pins)).remotes[0]?.version
const withdraw = (version: string, reason = '泄漏了测试账号') =>
  registry.post('withdraw', { name, version, reason })
const preview = async (version: string) => {
  const { data } = await registry.post('preview', { name, version, minutes: 5 })
  return String(data?.token)
}
async function publishAndPromote(...versions: string[]) {
  for (const version of versions) {
    await registry.publish(version)
    await registry.promote(version)
  }
}

test('a withdrawn version is reached by no channel, pin, rollback, fallback or link', async () => {
  await publishAndPromote('1.0.0', '2.0.0', '3.0.0')
  const link = await preview('2.0.0')
  expect(await versionOf(link)).toBe('2.0.0')
  expect(await withdraw('2.0.0')).toMatchObject({ data: { stable: '3.0.0', previous: '1.0.0' } })
  expect(await versionOf(link)).toBe('3.0.0')
  const body = { name, version: '2.0.0' }
  for (const answer of [
    await registry.post('promote', body),
    await registry.post('pin', body),
    await registry.post('canary', { ...body, percentage: 5 }),
    await registry.post('preview', { ...body, minutes: 5 }),
  ]) {
    expect(answer).toMatchObject({ code: 409, reason: 'remote.withdrawn' })
    expect(answer.message).toContain('泄漏了测试账号')
  }
  expect((await registry.resolve()).remotes[0]?.previous?.version).toBe('1.0.0')
  await registry.post('rollback', { name })
  expect(await versionOf()).toBe('1.0.0')
  expect(await registry.publish('2.0.0')).toMatchObject({ code: 200, data: { isNew: false } })
  expect(await registry.promote('2.0.0')).toMatchObject({ reason: 'remote.withdrawn' })
})

test('a version that a channel or a pin points to is not withdrawn', async () => {
  const used = { code: 409, reason: 'remote.in_use' }
  await publishAndPromote('1.0.0')
  await registry.publish('2.0.0')
  expect(await withdraw('1.0.0')).toMatchObject(used)
  await registry.post('canary', { name, version: '2.0.0', percentage: 5 })
  expect(await withdraw('2.0.0')).toMatchObject(used)
  await registry.post('canary', { name, version: '2.0.0', percentage: 0 })
  await registry.post('pin', { name, version: '2.0.0' })
  expect(await withdraw('2.0.0')).toMatchObject(used)
  expect(await withdraw('9.9.9')).toMatchObject({ reason: 'remote.no_such_version' })
  expect(await withdraw('1.0.0', '')).toMatchObject({ code: 400 })
  expect(await versionOf()).toBe('2.0.0')
})

test('a retired remote leaves every page until a promote; its files stay', async () => {
  await publishAndPromote('1.0.0', '2.0.0')
  await registry.publish('3.0.0')
  await registry.post('canary', { name, version: '3.0.0', percentage: 100 })
  await registry.post('pin', { name, version: '1.0.0' })
  expect(await registry.post('retire', { name })).toMatchObject({
    data: { stable: null, previous: null, canary: null, pin: null },
  })
  expect(await versionOf()).toBeUndefined()
  const entry = path.join(registry.varDir, 'registry/mf_live/1.0.0/remoteEntry.js')
  expect((await stat(entry)).isFile()).toBe(true)
  expect(await versionOf(await preview('2.0.0'))).toBe('2.0.0')
  await registry.promote('2.0.0')
  expect(await versionOf()).toBe('2.0.0')
  expect(await registry.post('retire', { name: 'mf_none' })).toMatchObject({
    reason: 'remote.no_such_remote',
  })
})

test('a later process sees neither a retired remote nor a withdrawn version', async () => {
  await publishAndPromote('1.0.0', '2.0.0')
  const link = await preview('1.0.0')
  await withdraw('1.0.0')
  await registry.post('retire', { name })
  const { module } = await registry.start()
  expect((await module.remotes.resolve({ bucket: 0, pins: [link] })).remotes).toEqual([])
})

test('a link shows a version of a remote that was never promoted', async () => {
  await registry.publish('1.0.0')
  expect(await versionOf()).toBeUndefined()
  expect(await versionOf(await preview('1.0.0'))).toBe('1.0.0')
})

test('note and commit are signed, listed and in the audit log', async () => {
  const commit = { id: 'a'.repeat(40), isDirty: true }
  const files = uploadOf(builtRemote())
  const version = { name, version: '1.0.0', files }
  await registry.post('publish', { ...version, commit, note: '热门榜更快' })
  await registry.promote('1.0.0')
  expect((await registry.resolve()).documents.get(name)).toMatchObject({
    commit,
    note: '热门榜更快',
  })
  const { data } = await registry.call('GET', '/registry/v1/remotes')
  expect(data?.remotes).toMatchObject([
    { versions: [{ commit, note: '热门榜更快', withdrawn: null }] },
  ])
  await registry.publish('2.0.0')
  await withdraw('2.0.0')
  const log = await registry.call('GET', '/registry/v1/audit')
  expect(log.data?.entries).toMatchObject([
    { action: 'withdraw', version: '2.0.0', note: '泄漏了测试账号', commit: null },
    { action: 'publish', version: '2.0.0', note: null, commit: null },
    { action: 'promote', version: '1.0.0', note: null, commit },
    { action: 'publish', version: '1.0.0', note: '热门榜更快', commit },
  ])
  const broken = { ...version, version: '3.0.0', note: 'two\nlines' }
  expect(await registry.post('publish', broken)).toMatchObject({ code: 400 })
})
