import { until } from '../../../testing/until'
import { builtRemote, remoteMeta, uploadOf } from '../testing/built-remote'
import { openRegistry } from '../testing/open-registry'

type Registry = Awaited<ReturnType<typeof openRegistry>>
let registry: Registry

beforeEach(async () => {
  registry = await openRegistry()
})
afterEach(() => registry.close())

const ROUTE = { title: '赛事', layout: 'default' as const }
const act = (action: string, name: string, body: object = {}) =>
  registry.post(action, { name, ...body })

/** Publishes a version with one page; nothing leads to it yet. */
function publish(name: string, version: string, path: string) {
  const meta = remoteMeta({ name, routes: [{ path, ...ROUTE }] })
  const files = uploadOf(builtRemote({ meta, code: `"${version}"` }))
  return act('publish', name, { version, files })
}
const promote = (name: string, version: string) => act('promote', name, { version })
const rejected = (owner: string) => ({
  code: 400,
  reason: 'remote.check_failed',
  message: expect.stringMatching(new RegExp(`route-claim: .*belongs to ${owner}`)),
})
const accepted = { code: 200 }

/** Addresses of the page set, with their owners. */
async function owners(): Promise<string[]> {
  const { metas } = await registry.resolve()
  return metas.flatMap(({ name, routes }) => routes.map(({ path }) => `${path} of ${name}`)).sort()
}

test('no pointer leads to a version whose page belongs to a remote that is online', async () => {
  await publish('mf_live', '1.0.0', '/shared')
  await publish('mf_copy', '1.0.0', '/shared')
  expect(await promote('mf_live', '1.0.0')).toMatchObject(accepted)
  const version = '1.0.0'
  expect(await promote('mf_copy', version)).toMatchObject(rejected('mf_live'))
  expect(await act('canary', 'mf_copy', { version, percentage: 5 })).toMatchObject(
    rejected('mf_live'),
  )
  expect(await act('pin', 'mf_copy', { version })).toMatchObject(rejected('mf_live'))
  await act('retire', 'mf_live')
  expect(await promote('mf_copy', version)).toMatchObject(accepted)
  expect(await owners()).toEqual(['/shared of mf_copy'])
})

test('a canary owns its pages for the visitors of the others too', async () => {
  await publish('mf_live', '1.0.0', '/live')
  await publish('mf_live', '2.0.0', '/shared')
  await promote('mf_live', '1.0.0')
  await publish('mf_copy', '1.0.0', '/shared')
  await act('canary', 'mf_live', { version: '2.0.0', percentage: 5 })
  expect(await promote('mf_copy', '1.0.0')).toMatchObject(rejected('mf_live'))
  expect(await publish('mf_copy', '2.0.0', '/shared')).toMatchObject(rejected('mf_live'))
})

test('a rollback does not take a page back that has another owner', async () => {
  await publish('mf_live', '1.0.0', '/shared')
  await promote('mf_live', '1.0.0')
  await publish('mf_live', '2.0.0', '/live')
  await promote('mf_live', '2.0.0')
  await publish('mf_copy', '1.0.0', '/shared')
  await promote('mf_copy', '1.0.0')
  expect(await act('rollback', 'mf_live')).toMatchObject(rejected('mf_copy'))
  expect(await owners()).toEqual(['/live of mf_live', '/shared of mf_copy'])
  await act('retire', 'mf_copy')
  expect(await act('rollback', 'mf_live')).toMatchObject(accepted)
})

test('of two processes that promote at once, one gets the page', async () => {
  const other = await registry.start()
  await publish('mf_live', '1.0.0', '/shared')
  await publish('mf_copy', '1.0.0', '/shared')
  const answers = await Promise.all([
    promote('mf_live', '1.0.0'),
    other.call('POST', '/registry/v1/promote', { name: 'mf_copy', version: '1.0.0' }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 400])
  await until(async () => (await owners()).length > 0)
  expect(await owners()).toHaveLength(1)
})
