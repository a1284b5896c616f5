import fc from 'fast-check'
import { sql } from 'kysely'
import { runJobs } from '../../../testing/run-jobs'
import { imposeDirectly } from '../../governance/testing'
import { ledgerFaults } from '../../wallet/testing'
import { openGiftsWorld } from '../testing'
import { sharesOf } from './shares.rules'

const HEART = 2
const FIREWORK = 8

let world: Awaited<ReturnType<typeof openGiftsWorld>>
beforeAll(async () => {
  world = await openGiftsWorld()
})
afterEach(async () => expect(await ledgerFaults(world.db)).toEqual([]))
afterAll(() => world.close())

const send = (member: string, roomId: number, given: object = {}) =>
  world.call(member, '/api/gift/send', {
    roomId,
    giftId: HEART,
    count: 1,
    from: 'coins',
    key: world.key(),
    ...given,
  })

async function houseCoins(kind: string): Promise<number> {
  const { rows } = await sql<{ coins: number }>`
    SELECT coalesce(sum(amount), 0)::int AS coins FROM ledger_entries e
    JOIN ledger_accounts a ON a.id = e.ledger_account_id WHERE a.kind = ${kind}`.execute(world.db)
  return rows[0]?.coins ?? 0
}

test('everybody reads the catalogue, cheapest first; only members send', async () => {
  const { data } = await world.call('', '/api/gift/list')
  const prices = data.map(({ coins }: { coins: number }) => coins)
  expect(prices).toEqual([...prices].sort((one: number, other: number) => one - other))
  expect(data[0]).toMatchObject({ name: '加油棒', icon: 'stick', coins: 0, isFree: true })
  expect(data).toHaveLength(12)
  const { roomId } = await world.room()
  expect(await send('', roomId)).toMatchObject({ code: 401 })
  expect(await world.call('', '/api/gift/purse')).toMatchObject({ code: 401 })
})

test('a gift is paid by the member and shared between anchor and house', async () => {
  const [{ roomId, anchorId }, fan] = [await world.room(), await world.member(1_000)]
  const [owed, revenue] = [await houseCoins('anchors'), await houseCoins('revenue')]
  const sent = await send(fan, roomId, { giftId: FIREWORK, count: 3 })
  expect(sent.data).toMatchObject({
    count: 3,
    isHalfOfLimit: false,
    purse: { coins: 1_000 - 198, spentToday: 198, dailyLimit: null, mayGive: true, bag: [] },
  })
  expect(await houseCoins('anchors')).toBe(owed + 99)
  expect(await houseCoins('revenue')).toBe(revenue + 99)
  await runJobs(world.gifts)
  expect(await world.coins(anchorId)).toBe(99)
  expect(await houseCoins('anchors')).toBe(owed)
  await runJobs(world.gifts)
  expect(await world.coins(anchorId)).toBe(99)
  const { entries } = (await world.call(anchorId, '/user/wallet')).data
  expect(entries).toMatchObject([{ amount: 99, title: '礼物收入（1 次）' }])
  expect((await world.call(fan, '/user/wallet')).data.entries[0].title).toBe('送礼：进球礼花 ×3')
})

test('the shares of any number of coins are whole, lose nothing and favour the anchor', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (coins) => {
      const { anchor, house } = sharesOf(coins)
      expect(anchor + house).toBe(coins)
      expect(anchor - house).toBe(coins % 2)
    }),
  )
})

test('the same key sent by 30 calls at once is booked once, with one answer', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(100)]
  const key = world.key()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => send(fan, roomId, { count: 7, key })),
  )
  expect(new Set(answers.map(({ data }) => `${data.comboId} ${data.count}`)).size).toBe(1)
  expect(answers[0].data.count).toBe(7)
  expect(await world.coins(fan)).toBe(93)
  for (const other of [{ count: 8 }, { giftId: FIREWORK }, { from: 'bag' }])
    expect(await send(fan, roomId, { count: 7, key, ...other })).toMatchObject({
      reason: 'wallet.key_reused',
    })
  expect(await world.coins(fan)).toBe(93)
})

test('a key whose send was deleted after a month is not booked again', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(100)]
  const key = world.key()
  await send(fan, roomId, { key })
  await sql`UPDATE gift_sends SET at = at - interval '31 days'`.execute(world.db)
  await runJobs(world.gifts)
  expect(await send(fan, roomId, { key })).toMatchObject({ reason: 'wallet.key_reused' })
  expect(await world.coins(fan)).toBe(99)
})

test('of gifts sent at once with coins for some, exactly those are booked', async () => {
  const [{ roomId }, fan] = [await world.room(), await world.member(10)]
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(fan, roomId)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(10)
  expect(answers.filter(({ reason }) => reason === 'wallet.not_enough')).toHaveLength(30)
  const counts = answers.flatMap(({ data }) => (data ? [data.count] : []))
  expect(counts.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(await world.coins(fan)).toBe(0)
})

test('who may not give, and what takes no gift, is rejected and costs nothing', async () => {
  const [{ roomId, anchorId }, fan] = [await world.room(), await world.member(100)]
  const reasonOf = async (member: string, room: number, given: object = {}) =>
    (await send(member, room, given)).reason
  expect(await reasonOf(anchorId, roomId)).toBe('gift.own_room')
  expect(await reasonOf(fan, 999_999)).toBe('room.no_such_room')
  expect(await reasonOf(fan, roomId, { giftId: 99 })).toBe('gift.no_such_gift')
  expect(await reasonOf(fan, roomId, { giftId: 1 })).toBe('gift.not_in_bag')
  expect(await reasonOf(fan, roomId, { from: 'bag' })).toBe('gift.not_in_bag')
  for (const count of [0, -1, 1.5, 1_000])
    expect(await send(fan, roomId, { count })).toMatchObject({ code: 400 })

  const removed = { memberId: fan, kind: 'ban', scope: 'room', place: roomId } as const
  await imposeDirectly(world.db, removed)
  expect(await reasonOf(fan, roomId)).toBe('room.removed')
  await sql`UPDATE sanctions SET ended_at = now()`.execute(world.db)
  await imposeDirectly(world.db, { memberId: fan, kind: 'mute', scope: 'product' })
  expect(await reasonOf(fan, roomId)).toBe('account.muted')
  await sql`UPDATE sanctions SET ended_at = now()`.execute(world.db)
  const closed = await world.room()
  await sql`UPDATE rooms SET closed_reason = '违规' WHERE id = ${closed.roomId}`.execute(world.db)
  expect(await reasonOf(fan, closed.roomId)).toBe('room.closed')
  expect(await world.coins(fan)).toBe(100)
})

test('minors and teen mode give nothing, and their purse says so', async () => {
  const [{ roomId }, minor, teen] = [
    await world.room(),
    await world.member(100),
    await world.member(100),
  ]
  world.minors.add(minor)
  await world.setTeenMode(teen, true)
  for (const member of [minor, teen]) {
    expect(await send(member, roomId)).toMatchObject({ code: 403, reason: 'gift.not_for_minors' })
    expect((await world.call(member, '/api/gift/purse')).data).toMatchObject({
      mayGive: false,
      coins: 100,
    })
  }
  await world.setTeenMode(teen, false)
  world.clock.nowMs += 4_000
  expect(await send(teen, roomId)).toMatchObject({ code: 200 })
})

test('random gifts of several members at once leave whole books', async () => {
  const rooms = [await world.room(), await world.room()]
  const given = [30, 200, 1_000]
  const fans = await Promise.all(given.map((coins) => world.member(coins)))
  const gift = fc.record({
    fan: fc.nat(2),
    room: fc.nat(1),
    giftId: fc.integer({ min: 1, max: 9 }),
    count: fc.integer({ min: 1, max: 4 }),
    copies: fc.integer({ min: 1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(gift, { minLength: 2, maxLength: 8 }), async (gifts) => {
      await Promise.all(
        gifts.flatMap(({ fan, room, giftId, count, copies }) => {
          const key = world.key()
          return Array.from({ length: copies }, () =>
            send(fans[fan] ?? '', rooms[room]?.roomId ?? 0, { giftId, count, key }),
          )
        }),
      )
      expect(await ledgerFaults(world.db)).toEqual([])
    }),
    { numRuns: 15 },
  )
  await runJobs(world.gifts)
  expect(await houseCoins('anchors')).toBe(0)
  for (const [at, fan] of fans.entries()) {
    const { rows } = await sql<{ spent: number }>`
      SELECT coalesce(sum(s.count * g.coins), 0)::int AS spent
      FROM gift_sends s JOIN gifts g ON g.id = s.gift_id WHERE member_id = ${fan}`.execute(world.db)
    expect(await world.coins(fan)).toBe((given[at] ?? 0) - (rows[0]?.spent ?? 0))
  }
})
