import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { builtRemote, PROVIDES } from '../testing/built-remote'
import { openRegistry } from '../testing/open-registry'

type Registry = Awaited<ReturnType<typeof openRegistry>>
let registry: Registry

beforeEach(async () => {
  registry = await openRegistry()
})
afterEach(() => registry.close())

const publish = (version: string, ...names: string[]) =>
  registry.publish(version, builtRemote({ code: `"${version}"`, imports: { react: names } }))

/** Builds a shell whose React has these names, and starts a process with it. */
async function rebuildShell(...names: string[]) {
  const provides = { ...PROVIDES, react: { version: '19.3.1', exports: names } }
  await writeFile(path.join(registry.shellDir, 'provides.json'), JSON.stringify(provides))
  return registry.start()
}

test('a version with a name that the shell lacks is not published', async () => {
  const answer = await publish('1.0.0', 'useMagic')
  expect(answer).toMatchObject({ code: 400, reason: 'remote.check_failed' })
  expect(answer.message).toContain('provided-name: imports useMagic of react')
  expect(answer.message).toContain('at imports.json/react')
})

test('pages get the last version that a rebuilt shell can run, with log and metric', async () => {
  for (const [version, name] of [
    ['1.0.0', 'useState'],
    ['2.0.0', 'useEffect'],
    ['3.0.0', 'useEffect'],
  ] as const) {
    expect(await publish(version, name)).toMatchObject({ code: 200 })
    await registry.promote(version)
  }
  const { module, metrics } = await rebuildShell('useState')
  expect(registry.log()).toContainEqual(
    expect.objectContaining({
      level: 50,
      remote: 'mf_live',
      version: '3.0.0',
      faults: [expect.stringContaining('imports useEffect of react')],
    }),
  )
  const { remotes } = await module.remotes.resolve({ bucket: 0, pins: [] })
  expect(remotes.map(({ version, previous }) => [version, previous])).toEqual([
    ['1.0.0', undefined],
  ])
  expect(await metrics.getSingleMetricAsString('registry_unfit_versions_total')).toMatch(
    /registry_unfit_versions_total\{remote="mf_live"\} [2-9]/,
  )
})

test('no channel and no pin leads to a version that the shell cannot run', async () => {
  await publish('1.0.0', 'useEffect')
  await publish('2.0.0', 'useState')
  await registry.promote('1.0.0')
  await registry.promote('2.0.0')
  const { call } = await rebuildShell('useState')
  const act = (action: string, body: object) =>
    call('POST', `/registry/v1/${action}`, { name: 'mf_live', ...body })
  const rejected = { code: 400, reason: 'remote.check_failed' }
  expect(await act('promote', { version: '1.0.0' })).toMatchObject(rejected)
  expect(await act('canary', { version: '1.0.0', percentage: 5 })).toMatchObject(rejected)
  expect(await act('pin', { version: '1.0.0' })).toMatchObject(rejected)
  const answer = await act('rollback', {})
  expect(answer).toMatchObject(rejected)
  expect(answer.message).toContain('provided-name: imports useEffect of react')
  expect(await act('promote', { version: '2.0.0' })).toMatchObject({ code: 200 })
})

test('while the shell is being built, pages keep their versions', async () => {
  await publish('1.0.0', 'useState')
  await registry.promote('1.0.0')
  await writeFile(path.join(registry.shellDir, 'provides.json'), '{"react":')
  const { module } = await registry.start()
  expect((await module.remotes.resolve({ bucket: 0, pins: [] })).remotes).toHaveLength(1)
})
