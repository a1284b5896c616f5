import { builtRemote, remoteMeta, uploadOf } from '../testing/built-remote'
import { openRegistry } from '../testing/open-registry'

type Registry = Awaited<ReturnType<typeof openRegistry>>
let registry: Registry

beforeEach(async () => {
  registry = await openRegistry()
})
afterEach(() => registry.close())

const LIVE = remoteMeta({ places: { 'match.tabs': 'widget' } })
const MESSAGE = remoteMeta({
  name: 'mf_message',
  routes: [{ path: '/message', title: '消息', layout: 'default' }],
  contributes: { 'match.tabs': [{ id: 'chat', title: '聊天', order: 80, sports: ['football'] }] },
})
const valuesOf = (names: string[]) => ({
  'match.tabs': {
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' }])),
    required: names,
  },
})
const act = (action: string, name: string, body: object) => registry.post(action, { name, ...body })

/** Publishes a version of the owner that gives these values. */
function publishPlace(version: string, ...names: string[]) {
  const values = { gives: valuesOf(names), takes: {} }
  return registry.publish(version, builtRemote({ meta: LIVE, code: `"${version}"`, values }))
}

/** Publishes a version of the contributor whose widget takes these values. */
function publishContributor(version: string, ...names: string[]) {
  const values = { gives: {}, takes: valuesOf(names) }
  const files = uploadOf(builtRemote({ meta: MESSAGE, code: `"${version}"`, values }))
  return act('publish', 'mf_message', { version, files })
}

/** Ids of the tabs that a page lists. */
async function tabs() {
  const { metas } = await registry.resolve()
  return metas.flatMap(({ contributes }) => contributes?.['match.tabs'] ?? []).map(({ id }) => id)
}
const rejected = { code: 400, reason: 'remote.check_failed' }

test('a widget that takes more than the published place gives is not published', async () => {
  await publishPlace('1.0.0', 'matchId')
  await registry.promote('1.0.0')
  const answer = await publishContributor('1.0.0', 'matchId', 'round')
  expect(answer).toMatchObject(rejected)
  expect(answer.message).toContain('place-values: widgets take round of match.tabs')
  expect(await publishContributor('1.0.1', 'matchId')).toMatchObject({ code: 200 })
  await act('promote', 'mf_message', { version: '1.0.1' })
  expect(await tabs()).toEqual(['chat'])
})

test('an owner gives what published widgets take: publish, promote, canary and pin', async () => {
  await publishPlace('1.0.0', 'matchId', 'round')
  // No widget takes anything yet.
  await publishPlace('2.0.0', 'matchId')
  await registry.promote('1.0.0')
  await publishContributor('1.0.0', 'matchId', 'round')
  await act('promote', 'mf_message', { version: '1.0.0' })
  expect(await publishPlace('3.0.0', 'matchId')).toMatchObject(rejected)
  expect(await act('promote', 'mf_live', { version: '2.0.0' })).toMatchObject(rejected)
  const canary = { version: '2.0.0', percentage: 5 }
  expect(await act('canary', 'mf_live', canary)).toMatchObject(rejected)
  const answer = await act('pin', 'mf_live', { version: '2.0.0' })
  expect(answer).toMatchObject(rejected)
  expect(answer.message).toContain('match.tabs does not give round as widgets of mf_message')
})

test('a rollback goes on, and pages leave out what does not fit, with log and metric', async () => {
  await publishPlace('1.0.0', 'matchId')
  await registry.promote('1.0.0')
  await publishPlace('2.0.0', 'matchId', 'round')
  await registry.promote('2.0.0')
  await publishContributor('1.0.0', 'round')
  await act('promote', 'mf_message', { version: '1.0.0' })
  expect(await tabs()).toEqual(['chat'])
  expect(await act('rollback', 'mf_live', {})).toMatchObject({ data: { stable: '1.0.0' } })
  expect(await tabs()).toEqual([])
  expect(await tabs()).toEqual([])
  const misfits = registry.log().filter(({ place }) => place === 'match.tabs')
  expect(misfits).toMatchObject([
    { level: 50, remote: 'mf_message', version: '1.0.0', of: 'mf_live', ofVersion: '1.0.0' },
  ])
  const metric = 'registry_unfit_contributions_total'
  expect(await registry.metrics.getSingleMetricAsString(metric)).toMatch(
    /\{remote="mf_message",place="match.tabs"\} 2/,
  )
})
