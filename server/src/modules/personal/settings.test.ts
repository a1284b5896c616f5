import fc from 'fast-check'
import { NOW, openPersonalWorld } from './testing/personal-world'

let world: Awaited<ReturnType<typeof openPersonalWorld>>
beforeAll(async () => {
  world = await openPersonalWorld()
})
afterAll(() => world.close())

const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
/** The HTTP server refuses a body that names a prototype anywhere: no entry of it is stored. */
const namesPrototype = (value: unknown) => /"(__proto__|constructor)"/.test(JSON.stringify(value))
const put = (member: string, entries: object[]) => world.call(member, '/user/settings', { entries })

test('the newest entry of each key wins, and the answer holds all settings', async () => {
  const one = await world.member()
  await put(one, [{ key: 'theme', value: 'dark', at: NOW - 5 }])
  const answer = await put(one, [
    { key: 'theme', value: 'light', at: NOW - 9 },
    { key: 'zoom', value: 1.25, at: NOW + 10_000 },
  ])
  expect(answer.data).toEqual([
    { key: 'theme', value: 'dark', at: NOW - 5 },
    { key: 'zoom', value: 1.25, at: NOW },
  ])
  expect((await world.call(one, '/user/settings')).data).toEqual(answer.data)
})

test.each([
  ['a text', '深色'],
  ['false', false],
  ['null', null],
  ['zero', 0],
  ['a list', [1, 'a', null]],
  ['an object', { from: '23:00', to: '07:00', inner: { deep: true } }],
  ['a NUL', 'a\u0000b'],
  ['a lone surrogate', '\ud800'],
])('%s is read back unchanged', async (_, value) => {
  const one = await world.member()
  expect((await put(one, [{ key: 'k', value, at: NOW }])).data).toEqual([
    { key: 'k', value, at: NOW },
  ])
})

test('devices that send in any order, and more than once, end with the same settings', async () => {
  const choice = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    value: fc.jsonValue({ maxDepth: 2 }),
  })
  const property = fc.asyncProperty(
    fc.array(choice, { minLength: 1, maxLength: 12 }),
    fc.array(fc.nat(11), { minLength: 1, maxLength: 20 }),
    async (choices, order) => {
      const sent = choices
        .map((one, at) => ({ ...one, at: at + 1 }))
        .filter(({ value }) => size(value) <= 1_024 && !namesPrototype(value))
      const [straight, mixed] = [await world.member(), await world.member()]
      await put(straight, sent)
      for (const at of order)
        await put(mixed, sent.slice(at % sent.length || 0, (at % sent.length || 0) + 2))
      const settled = await put(mixed, [...sent].reverse())
      expect(settled.data).toEqual((await world.call(straight, '/user/settings')).data)
    },
  )
  await fc.assert(property, { numRuns: 25 })
})

test('a value has 1 KB, a member 200 keys', async () => {
  const one = await world.member()
  expect(await put(one, [{ key: 'k', value: '字'.repeat(341), at: 1 }])).toMatchObject({
    code: 400,
  })
  expect(await put(one, [{ key: 'k', value: '字'.repeat(340), at: 1 }])).toMatchObject({
    code: 200,
  })
  const keys = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ key: `k${from + at}`, value: 1, at: 1 }))
  await put(one, keys(0, 100))
  await put(one, keys(100, 99))
  expect(await put(one, keys(200, 1))).toMatchObject({ reason: 'personal.too_many' })
  expect(await put(one, [{ key: 'k0', value: 2, at: 2 }])).toMatchObject({ code: 200 })
})

test.each(['__proto__', 'constructor', 'a.b', '', '1a', 'x'.repeat(65)])(
  'key %j is harmless',
  async (key) => {
    const one = await world.member()
    const answer = await world.call(
      one,
      '/user/settings',
      JSON.stringify({ entries: [{ key, value: 1, at: 1 }] }),
    )
    expect(answer.code).toBe(key === 'constructor' ? 200 : 400)
    expect(({} as Record<string, unknown>).value).toBeUndefined()
  },
)

test.each([
  '{"__proto__":""}',
  '[{"a":{"__proto__":{"isAdmin":true}}}]',
  '{"constructor":{"prototype":{}}}',
])('value %s is refused and changes nothing', async (value) => {
  const one = await world.member()
  await put(one, [{ key: 'theme', value: 'dark', at: NOW }])
  const entries = `{"entries":[{"key":"theme","value":${value},"at":${NOW + 1}}]}`
  expect(await world.call(one, '/user/settings', entries)).toMatchObject({ code: 400 })
  expect((await world.call(one, '/user/settings')).data).toEqual([
    { key: 'theme', value: 'dark', at: NOW },
  ])
})

test('the export contains everything and erasing leaves nothing', async () => {
  const [one, other] = [await world.member(), await world.member()]
  for (const member of [one, other]) {
    await put(member, [{ key: 'theme', value: 'dark', at: NOW }])
    const mark = {
      kind: 'team',
      sport: 2,
      id: 't',
      isOn: true,
      at: NOW,
      title: '队',
      kickoffAt: null,
    }
    await world.call(member, '/user/follow/put', { marks: [mark] })
    await world.call(member, '/user/favourite/put', { marks: [mark] })
    await world.call(member, '/user/history/add', {
      visits: [{ kind: 'team', sport: 2, id: 't', title: '队', at: NOW }],
    })
  }
  const everything = {
    follows: [{ id: 't', sport: 2 }],
    favourites: [{ id: 't', sport: 2 }],
    history: [{ id: 't', sport: 2 }],
    settings: [{ key: 'theme', value: 'dark' }],
  }
  expect(await world.part.export(world.db, one)).toMatchObject(everything)
  expect(await world.counts(one)).toEqual({ follows: 1, favourites: 1, history: 1 })
  await world.db.transaction().execute((trx) => world.part.erase(trx, one, () => undefined))
  expect(await world.part.export(world.db, one)).toEqual({
    follows: [],
    favourites: [],
    history: [],
    settings: [],
  })
  expect(await world.part.export(world.db, other)).toMatchObject(everything)
})
