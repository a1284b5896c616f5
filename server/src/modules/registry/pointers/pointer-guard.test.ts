import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { openRegistry } from '../testing/open-registry'

type Registry = Awaited<ReturnType<typeof openRegistry>>
let registry: Registry

beforeEach(async () => {
  registry = await openRegistry()
  for (const version of ['1.0.0', '2.0.0']) {
    await registry.publish(version)
    await registry.promote(version)
  }
})
afterEach(() => registry.close())

/** The version that a newly started process serves. */
const servedByNew = async () => {
  const { module } = await registry.start()
  return (await module.remotes.resolve({ bucket: 0, pins: [] })).remotes[0]?.version
}
const isReported = () =>
  registry.log().some(({ msg, remote }) => remote === 'mf_live' && /outside the registry/.test(msg))

test('a pointer moved in the database to an old signed version is not served', async () => {
  await sql`update remote_channels set version = '1.0.0', history = '{}'`.execute(registry.db)
  expect(await servedByNew()).toBe('2.0.0')
  expect(isReported()).toBe(true)
})

test('a restored row with its older signature is not served', async () => {
  const old = await sql<{ counter: number; signature: string }>`
    select counter, signature from remote_pointer_signatures`.execute(registry.db)
  await registry.publish('3.0.0')
  await registry.promote('3.0.0')
  const [{ counter, signature } = { counter: 0, signature: '' }] = old.rows
  await sql`update remote_channels set version = '2.0.0', history = '{1.0.0}'`.execute(registry.db)
  await sql`update remote_pointer_signatures
    set counter = ${counter}, signature = ${signature}`.execute(registry.db)
  expect(await servedByNew()).toBe('3.0.0')
})

test('removed rows and unsigned pins change nothing', async () => {
  await sql`delete from remote_pointer_signatures`.execute(registry.db)
  await sql`insert into remote_pins values ('mf_live', '1.0.0', now())`.execute(registry.db)
  expect(await servedByNew()).toBe('2.0.0')
  await sql`delete from remote_pins`.execute(registry.db)
  await sql`delete from remote_channels`.execute(registry.db)
  expect(await servedByNew()).toBe('2.0.0')
})

test('after a tampered row the registry can change the pointers again', async () => {
  await sql`update remote_channels set version = '1.0.0', history = '{}'`.execute(registry.db)
  await sql`delete from remote_pointer_signatures`.execute(registry.db)
  await registry.publish('3.0.0')
  await registry.promote('3.0.0')
  expect((await registry.resolve()).remotes[0]?.version).toBe('3.0.0')
  expect(await servedByNew()).toBe('3.0.0')
})

test('pointers of a registry without signatures are accepted once', async () => {
  const file = path.join(registry.varDir, 'keys/remote-pointers.json')
  await sql`delete from remote_pointer_signatures`.execute(registry.db)
  await rm(file)
  expect(await servedByNew()).toBe('2.0.0')
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    mf_live: { pointers: { stable: '2.0.0' } },
  })
  await sql`update remote_channels set version = '1.0.0', history = '{}'`.execute(registry.db)
  expect(await servedByNew()).toBe('2.0.0')
})

test('a pin link serves its version, also a withdrawn one; other texts do not', async () => {
  await registry.publish('3.0.0')
  await registry.promote('3.0.0')
  const answer = await registry.post('preview', {
    name: 'mf_live',
    version: '1.0.0',
    minutes: 5,
  })
  const { token } = answer.data as { token: string }
  const versionBy = async (pin: string) => (await registry.resolve(0, [pin])).remotes[0]?.version
  expect(await versionBy(token)).toBe('1.0.0')
  const [subject, expiresAt, signature] = token.split('~')
  for (const forged of [
    'mf_live@1.0.0',
    subject ?? '',
    `mf_live@2.0.0~${expiresAt}~${signature}`,
    `${subject}~${Number(expiresAt) + 60}~${signature}`,
    `${subject}~${expiresAt}~${'A'.repeat(86)}`,
  ])
    expect(await versionBy(forged)).toBe('3.0.0')
})

test('a pin is invalid after its time', async () => {
  const { data } = await registry.post('preview', {
    name: 'mf_live',
    version: '1.0.0',
    minutes: 1,
  })
  const { token, expiresAt } = data as { token: string; expiresAt: string }
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(expiresAt))
  expect((await registry.resolve(0, [token])).remotes[0]?.version).toBe('2.0.0')
  now.mockRestore()
  expect((await registry.resolve(0, [token])).remotes[0]?.version).toBe('1.0.0')
})
