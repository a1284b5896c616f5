import { sql } from 'kysely'
import { runJobs } from '../../../testing/run-jobs'
import { ledgerFaults } from '../../wallet/testing'
import { openGiftsWorld } from '../testing'
import { createPayAnchors } from './pay-anchors.service'

let world: Awaited<ReturnType<typeof openGiftsWorld>>
beforeAll(async () => {
  world = await openGiftsWorld()
})
afterEach(async () => expect(await ledgerFaults(world.db)).toEqual([]))
afterAll(() => world.close())

const give = (member: string, roomId: number, count: number) =>
  world.call(member, '/api/gift/send', {
    roomId,
    giftId: 3,
    count,
    from: 'coins',
    key: world.key(),
  })
const waiting = async (anchorId: string) => {
  const { rows } = await sql`SELECT FROM gift_income WHERE anchor_id = ${anchorId}`.execute(
    world.db,
  )
  return rows.length
}

test('payouts at once, while gifts come in, pay every share once', async () => {
  const [{ roomId, anchorId }, fan] = [await world.room(), await world.member(1_000)]
  const { db, ledger, board } = world
  const pay = createPayAnchors({ db, ledger, topics: board.topics })
  const running = new AbortController()
  await Promise.all([
    ...Array.from({ length: 40 }, () => give(fan, roomId, 2)),
    ...Array.from({ length: 3 }, () => pay(running.signal)),
  ])
  await Promise.all(Array.from({ length: 3 }, () => pay(running.signal)))
  expect(await world.coins(anchorId)).toBe(80)
  expect(await waiting(anchorId)).toBe(0)
})

test('a payout that is rolled back leaves the shares waiting', async () => {
  const [{ roomId, anchorId }, fan] = [await world.room(), await world.member(100)]
  await give(fan, roomId, 5)
  const { db, board } = world
  const failing = { transfer: () => Promise.reject(new Error('connection lost')) }
  const pay = createPayAnchors({ db, ledger: failing, topics: board.topics })
  await expect(pay(new AbortController().signal)).rejects.toThrow('connection lost')
  expect(await waiting(anchorId)).toBe(1)
  await runJobs(world.gifts)
  expect(await world.coins(anchorId)).toBe(5)
})

test('an anchor who leaves forfeits what waits, and a member leaves nothing behind', async () => {
  const [{ roomId, anchorId }, fan] = [await world.room(), await world.member(100)]
  await give(fan, roomId, 4)
  await world.call(fan, '/api/gift/limit', { dailyLimit: 50 })
  expect(await world.gifts.part.export(world.db, fan)).toMatchObject({
    sends: [{ roomId, gift: '应援哨', count: 4, source: 'coins' }],
    purse: { dailyLimit: 50, spent: 8 },
  })
  expect(await world.gifts.part.export(world.db, anchorId)).toMatchObject({ incomeToCome: 4 })
  for (const id of [anchorId, fan])
    await world.db.transaction().execute((trx) => world.gifts.part.erase(trx, id, () => undefined))
  expect(await waiting(anchorId)).toBe(0)
  await runJobs(world.gifts)
  expect(await world.coins(anchorId)).toBe(0)
  expect(await world.gifts.part.export(world.db, fan)).toEqual({
    sends: [],
    bag: [],
    purse: null,
    incomeToCome: 0,
  })
})
