import { sql } from 'kysely'
import { ageRows } from '../accounts/testing'
import { ledgerFaults, openWalletWorld } from './testing/wallet-world'

const NOW = Date.UTC(2026, 10, 21, 8)
let nowMs = NOW
let world: Awaited<ReturnType<typeof openWalletWorld>>
beforeAll(async () => {
  world = await openWalletWorld({ now: () => nowMs })
})
beforeEach(() => {
  nowMs = NOW
})
afterEach(async () => expect(await ledgerFaults(world.db)).toEqual([]))
afterAll(() => world.close())

async function code(coins = 100): Promise<string> {
  const { data } = await world.makeCodes({ coins, count: 1, expiresAt: NOW / 1_000 + 3_600 })
  return data.codes[0]
}
const key = () => `request-${Math.random().toString(36).slice(2)}-000000`
const redeem = (member: string, requestKey: string, given: string) =>
  world.call(member, '/user/wallet/redeem', { requestKey, code: given })

test('a visitor has no wallet', async () => {
  expect(await world.call('', '/user/wallet')).toMatchObject({ code: 401 })
  expect(await redeem('', key(), await code())).toMatchObject({ code: 401 })
})

test('a gift code becomes coins once, also when another member tries it', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const given = await code(100)
  expect(await redeem(one, key(), given)).toMatchObject({
    code: 200,
    data: { coins: 100, added: 100 },
  })
  expect(await redeem(one, key(), given)).toMatchObject({ reason: 'wallet.no_such_code' })
  expect(await redeem(other, key(), given)).toMatchObject({ reason: 'wallet.no_such_code' })
  const wallet = (await world.call(one, '/user/wallet')).data
  expect(wallet).toEqual({
    coins: 100,
    entries: [
      { id: expect.any(String), at: NOW / 1_000, amount: 100, balance: 100, title: '礼品码兑换' },
    ],
    hasMore: false,
  })
})

test('a resend gets the same answer; its key with another code is rejected', async () => {
  const one = await world.member()
  const [requestKey, given] = [key(), await code(7)]
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => redeem(one, requestKey, given)),
  )
  for (const answer of answers) expect(answer.data).toEqual({ coins: 7, added: 7 })
  const second = await code(7)
  expect(await redeem(one, requestKey, second)).toMatchObject({ reason: 'wallet.key_reused' })
  expect(await redeem(one, key(), second)).toMatchObject({ data: { coins: 14 } })
})

test('one code tried by 20 members at once goes to one of them', async () => {
  const given = await code(50)
  const members = await Promise.all(Array.from({ length: 20 }, () => world.member()))
  const answers = await Promise.all(members.map((member) => redeem(member, key(), given)))
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
})

test('guessing codes is limited by member and address; a valid code costs no try', async () => {
  const one = await world.member()
  const guess = (member: string, address: string) =>
    world.call(
      member,
      '/user/wallet/redeem',
      { requestKey: key(), code: 'AAAA-AAAA-AAAA-AAAA' },
      address,
    )
  for (let n = 0; n < 20; n++)
    expect(await guess(one, `198.51.100.${n}`)).toMatchObject({ reason: 'wallet.no_such_code' })
  expect(await guess(one, '192.0.2.1')).toMatchObject({
    code: 429,
    retryAfterMs: expect.any(Number),
  })
  await ageRows(world.db, 3_600_000)
  const given = await world.makeCodes({ coins: 5, count: 25, expiresAt: nowMs / 1_000 + 3_600 })
  for (const each of given.data.codes)
    expect(await redeem(one, key(), each)).toMatchObject({ code: 200 })

  const members = await Promise.all(Array.from({ length: 101 }, () => world.member()))
  const reasons = []
  for (const member of members) reasons.push((await guess(member, '198.51.100.200')).reason)
  expect(reasons.at(99)).toBe('wallet.no_such_code')
  expect(reasons.at(100)).toBe('account.too_many_tries')
})

test('a minor redeems nothing, and the code stays valid', async () => {
  const [minor, other] = [await world.member(), await world.member()]
  world.minors.add(minor)
  const given = await code(10)
  expect(await redeem(minor, key(), given)).toMatchObject({
    code: 403,
    reason: 'wallet.not_for_minors',
  })
  expect(await redeem(other, key(), given)).toMatchObject({ code: 200 })
})

test('a code is valid until its end, in every spelling', async () => {
  const one = await world.member()
  const [late, typed] = [await code(), await code()]
  expect(await redeem(one, key(), typed.replaceAll('-', '').toLowerCase())).toMatchObject({
    code: 200,
  })
  nowMs = NOW + 3_600_001
  expect(await redeem(one, key(), late)).toMatchObject({ reason: 'wallet.no_such_code' })
})

test('codes are stored as hashes and created within limits', async () => {
  const { data } = await world.makeCodes({ coins: 1, count: 1_000, expiresAt: NOW / 1_000 + 60 })
  expect(new Set(data.codes).size).toBe(1_000)
  expect(data.codes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const { rows } = await sql<{
    text: string
  }>`SELECT gift_codes::text AS text FROM gift_codes`.execute(world.db)
  expect(rows.some(({ text }) => text.includes(data.codes[0]))).toBe(false)
  for (const order of [
    { coins: 0, count: 1 },
    { coins: -1, count: 1 },
    { coins: 1.5, count: 1 },
    { coins: 1_000_001, count: 1 },
    { coins: 1, count: 1_001 },
  ])
    expect(await world.makeCodes({ ...order, expiresAt: 0 })).toMatchObject({ code: 400 })
})

test('the ledger is read page by page without a gap', async () => {
  const one = await world.member()
  for (let coins = 1; coins <= 45; coins++) await redeem(one, key(), await code(coins))
  const amounts: number[] = []
  let [before, hasMore] = ['', true]
  while (hasMore) {
    const { data } = await world.call(one, `/user/wallet${before}`)
    amounts.push(...data.entries.map(({ amount }: { amount: number }) => amount))
    before = `?before=${data.entries.at(-1).id}`
    hasMore = data.hasMore
  }
  expect(amounts).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at))
})

test('erasing a member keeps the ledger complete and leaves no coins', async () => {
  const one = await world.member(12)
  expect(await world.part.export(world.db, one)).toMatchObject({
    coins: 12,
    entries: [{ amount: 12 }],
  })
  await world.db.transaction().execute((trx) => world.part.erase(trx, one, () => undefined))
  expect((await world.call(one, '/user/wallet')).data.coins).toBe(0)
})
