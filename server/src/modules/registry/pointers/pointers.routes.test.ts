import { until } from '../../../testing/until'
import { openRegistry } from '../testing/open-registry'
import { BUCKETS } from './pointers.rules'

type Registry = Awaited<ReturnType<typeof openRegistry>>
let registry: Registry

beforeEach(async () => {
  registry = await openRegistry()
})
afterEach(() => registry.close())

const versionOf = async (bucket = 0) => (await registry.resolve(bucket)).remotes[0]?.version
const audit = async () => {
  const { data } = await registry.call('GET', '/registry/v1/audit?name=mf_live')
  const entries = data?.entries as { action: string; version: string; before: string | null }[]
  return entries.map(({ action, version, before }) => `${action} ${version} after ${before}`)
}

test('promote and roll back, both in the log', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await registry.publish(version)
    await registry.promote(version)
    expect(await versionOf()).toBe(version)
  }
  expect(await registry.post('rollback', { name: 'mf_live' })).toMatchObject({
    data: { stable: '2.0.0', previous: '1.0.0' },
  })
  expect(await versionOf()).toBe('2.0.0')
  await registry.post('rollback', { name: 'mf_live' })
  expect(await versionOf()).toBe('1.0.0')
  expect(await registry.post('rollback', { name: 'mf_live' })).toMatchObject({
    code: 409,
    reason: 'remote.nothing_before',
  })
  expect(await audit()).toEqual([
    'rollback 1.0.0 after 2.0.0',
    'rollback 2.0.0 after 3.0.0',
    'promote 3.0.0 after 2.0.0',
    'publish 3.0.0 after null',
    'promote 2.0.0 after 1.0.0',
    'publish 2.0.0 after null',
    'promote 1.0.0 after null',
    'publish 1.0.0 after null',
  ])
})

test('no pointer can refer to an unpublished version', async () => {
  await registry.publish('1.0.0')
  const body = { name: 'mf_live', version: '9.9.9' }
  for (const answer of [
    await registry.post('promote', body),
    await registry.post('pin', body),
    await registry.post('canary', { ...body, percentage: 5 }),
  ])
    expect(answer).toMatchObject({ code: 404, reason: 'remote.no_such_version' })
  expect(await registry.post('rollback', { name: 'mf_none' })).toMatchObject({ code: 409 })
})

test('a canary reaches its share of visitors, and promoting it ends it', async () => {
  await registry.publish('1.0.0')
  await registry.promote('1.0.0')
  await registry.publish('2.0.0')
  await registry.post('canary', { name: 'mf_live', version: '2.0.0', percentage: 12.5 })
  const given = await Promise.all(Array.from({ length: BUCKETS }, (_, bucket) => versionOf(bucket)))
  expect(given.filter((version) => version === '2.0.0')).toHaveLength(1_250)
  expect(await registry.promote('2.0.0')).toMatchObject({ data: { stable: '2.0.0', canary: null } })
})

test('0 per cent ends a canary', async () => {
  await registry.publish('1.0.0')
  await registry.post('canary', { name: 'mf_live', version: '1.0.0', percentage: 100 })
  expect(await versionOf()).toBe('1.0.0')
  await registry.post('canary', { name: 'mf_live', version: '1.0.0', percentage: 0 })
  expect(await versionOf()).toBeUndefined()
})

test('a pinned version survives a promote until the pin is removed', async () => {
  await registry.publish('1.0.0')
  await registry.publish('2.0.0')
  await registry.post('pin', { name: 'mf_live', version: '1.0.0' })
  await registry.promote('2.0.0')
  expect(await versionOf()).toBe('1.0.0')
  await registry.post('pin', { name: 'mf_live', version: null })
  expect(await versionOf()).toBe('2.0.0')
  expect(await audit()).toContain('unpin null after 1.0.0')
})

test('every process sees a promote', async () => {
  const other = await registry.start()
  await registry.publish('1.0.0')
  await registry.promote('1.0.0')
  const seen = async () => (await other.module.remotes.resolve({ bucket: 0, pins: [] })).remotes
  await until(async () => (await seen()).length > 0)
  expect((await seen())[0]?.version).toBe('1.0.0')
})
