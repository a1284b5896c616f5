import { NOBLE_PRIVILEGES } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import { runJobs } from '../../testing/run-jobs'
import { NOW, openGiftsWorld } from '../gifts/testing'
import { ledgerFaults } from '../wallet/testing'

const DAY_MS = 86_400_000

let world: Awaited<ReturnType<typeof openGiftsWorld>>
beforeAll(async () => {
  world = await openGiftsWorld()
})
beforeEach(() => {
  world.clock.nowMs = NOW
})
afterEach(async () => expect(await ledgerFaults(world.db)).toEqual([]))
afterAll(() => world.close())

const open = (member: string, level: number, coins: number, key = world.key()) =>
  world.call(member, '/api/noble/open', { level, coins, key })
const mine = async (member: string) => (await world.call(member, '/api/noble/mine')).data
const levelOf = async (member: string) => (await world.nobles.nobleOf([member])).get(member) ?? 0
const noticesOf = async (member: string) => {
  const { rows } = await sql<{ template: string; data: object }>`
    SELECT template, data FROM notices WHERE account_id = ${member} ORDER BY id`.execute(world.db)
  return rows
}

test('everybody reads six levels with rising prices; only members open one', async () => {
  const { data } = await world.call('', '/api/noble/list')
  expect(data.map(({ name }: { name: string }) => name)).toEqual([
    ...['骑士', '子爵', '伯爵', '公爵', '国王', '皇帝'],
  ])
  for (const { coins, renewCoins, privileges } of data) {
    expect(renewCoins).toBeLessThan(coins)
    expect(privileges).toEqual(expect.arrayContaining(['badge', 'entrance']))
    expect(NOBLE_PRIVILEGES).toEqual(expect.arrayContaining(privileges))
  }
  expect(await open('', 1, 300)).toMatchObject({ code: 401 })
})

test('a level is opened, renewed and raised, and its member is known everywhere', async () => {
  const fan = await world.member(2_000)
  expect(await mine(fan)).toMatchObject({ level: 0, until: null, renewLevel: 0, mayOpen: true })
  expect(await levelOf(fan)).toBe(0)
  const until = (NOW + 30 * DAY_MS) / 1_000
  expect((await open(fan, 1, 300)).data).toEqual({
    level: 1,
    until,
    renewLevel: 1,
    renewUntil: until + 7 * 86_400,
    coins: 1_700,
    mayOpen: true,
  })
  expect(await levelOf(fan)).toBe(1)
  expect((await open(fan, 1, 240)).data).toMatchObject({ coins: 1_460, until: until + 30 * 86_400 })
  expect((await open(fan, 2, 900)).data).toMatchObject({
    level: 2,
    coins: 560,
    until: until + 20 * 86_400,
  })
  expect(await open(fan, 1, 300)).toMatchObject({ reason: 'noble.lower_level' })
  expect((await world.call(fan, '/user/wallet')).data.entries[0].title).toBe('升级贵族：子爵')
  expect(await world.nobles.part.export(world.db, fan)).toMatchObject({
    orders: [{ level: 1 }, { level: 1 }, { level: 2, coins: 900 }],
  })
})

test('a price that changed meanwhile books nothing', async () => {
  const fan = await world.member(1_000)
  await open(fan, 1, 300)
  world.clock.nowMs += 38 * DAY_MS
  expect(await open(fan, 1, 240)).toMatchObject({ reason: 'noble.price_changed' })
  expect(await mine(fan)).toMatchObject({ level: 0, renewLevel: 0, renewUntil: null, coins: 700 })
})

test('the same key at once is booked once, and another order of it is rejected', async () => {
  const fan = await world.member(1_000)
  const key = world.key()
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(fan, 1, 300, key)))
  for (const { data } of answers) expect(data).toMatchObject({ level: 1, coins: 700 })
  expect(await open(fan, 2, 900, key)).toMatchObject({ reason: 'wallet.key_reused' })
})

test('two devices that open at once do not both pay the full price', async () => {
  const fan = await world.member(1_000)
  const answers = await Promise.all([open(fan, 1, 300), open(fan, 1, 300), open(fan, 1, 300)])
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ reason }) => reason === 'noble.price_changed')).toHaveLength(2)
  expect(await world.coins(fan)).toBe(700)
})

test('without coins, as a minor or in teen mode nothing is opened', async () => {
  const [poor, minor, teen] = [
    await world.member(299),
    await world.member(900),
    await world.member(900),
  ]
  world.minors.add(minor)
  await world.setTeenMode(teen, true)
  expect(await open(poor, 1, 300)).toMatchObject({ reason: 'wallet.not_enough' })
  for (const member of [minor, teen]) {
    expect(await open(member, 1, 300)).toMatchObject({ reason: 'noble.not_for_minors' })
    expect(await mine(member)).toMatchObject({ level: 0, mayOpen: false, coins: 900 })
  }
  for (const level of [0, 7, 1.5]) expect(await open(poor, level, 1)).toMatchObject({ code: 400 })
})

test('the bag of a level is filled at each purchase, gone after thirty days', async () => {
  const fan = await world.member(5_000)
  const bag = async () => (await world.call(fan, '/api/gift/purse')).data.bag
  await open(fan, 3, 2_400)
  expect(await bag()).toMatchObject([{ gift: { name: '进球礼花' }, count: 5 }])
  await open(fan, 3, 1_900)
  expect(await bag()).toMatchObject([{ count: 10 }])
  const { roomId, anchorId } = await world.room()
  const gift = { roomId, giftId: 8, count: 2, from: 'bag', key: world.key() }
  expect((await world.call(fan, '/api/gift/send', gift)).data.purse).toMatchObject({
    coins: 700,
    bag: [{ count: 8 }],
  })
  await runJobs(world.gifts)
  expect(await world.coins(anchorId)).toBe(0)
  world.clock.nowMs += 30 * DAY_MS
  expect(await bag()).toEqual([])
})

test('one notice comes three days before the end and one at the end, for each end', async () => {
  const fan = await world.member(1_000)
  const run = () => runJobs(world.nobles)
  await open(fan, 1, 300)
  world.clock.nowMs += 27 * DAY_MS - 1
  await run()
  expect(await noticesOf(fan)).toEqual([])
  world.clock.nowMs += 1
  await Promise.all([run(), run()])
  await run()
  expect(await noticesOf(fan)).toEqual([
    { template: 'coins.noble_soon', data: { level: '骑士', days: 3 } },
  ])
  await open(fan, 1, 240)
  world.clock.nowMs += 3 * DAY_MS
  await run()
  expect(await noticesOf(fan)).toHaveLength(1)
  world.clock.nowMs += 30 * DAY_MS
  await run()
  await run()
  expect(await levelOf(fan)).toBe(0)
  expect((await noticesOf(fan)).slice(1)).toEqual([
    { template: 'coins.noble_ended', data: { level: '骑士', days: 7 } },
  ])
})

test('an erased member leaves no level', async () => {
  const fan = await world.member(1_000)
  await open(fan, 1, 300)
  await world.db.transaction().execute((trx) => world.nobles.part.erase(trx, fan, () => undefined))
  expect(await mine(fan)).toMatchObject({ level: 0 })
  expect(await world.nobles.part.export(world.db, fan)).toEqual({ orders: [] })
})
