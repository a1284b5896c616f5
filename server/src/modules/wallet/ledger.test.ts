import type { Wallet } from '@saidian/shared/contracts/wallet'
import fc from 'fast-check'
import { sql } from 'kysely'
import { issue, ledgerFaults, openWalletWorld, purchase } from './testing/wallet-world'
import type { Leg, Transfer } from './transfer.rules'

let world: Awaited<ReturnType<typeof openWalletWorld>>
beforeAll(async () => {
  world = await openWalletWorld()
})
afterEach(async () => expect(await ledgerFaults(world.db)).toEqual([]))
afterAll(() => world.close())

const coinsOf = async (id: string) => (await world.call(id, '/user/wallet')).data.coins
const reasonOf = (trying: Promise<unknown>) =>
  trying.then(
    () => 'done',
    (error: { reason?: string; name: string }) => error.reason ?? error.name,
  )

const tryTo = async (make: () => Transfer) => world.ledger.transfer(make())

test('of 50 simultaneous purchases with coins for one, one succeeds', async () => {
  const buyer = await world.member(30)
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      reasonOf(world.ledger.transfer(purchase(buyer, 30, `race/${buyer}/${at}`))),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'wallet.not_enough')).toHaveLength(49)
  expect(await coinsOf(buyer)).toBe(0)
})

test('20 simultaneous transfers with the same key are booked once', async () => {
  const buyer = await world.member(100)
  const once = purchase(buyer, 10, `same/${buyer}`)
  const results = await Promise.all(Array.from({ length: 20 }, () => world.ledger.transfer(once)))
  expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await coinsOf(buyer)).toBe(90)
})

test('a key of another transfer is rejected, whichever part differs', async () => {
  const buyer = await world.member(100)
  const first = purchase(buyer, 10, `other/${buyer}`)
  await world.ledger.transfer(first)
  const others = [
    { ...purchase(buyer, 11, first.key) },
    { ...first, kind: 'gift' },
    { ...first, reference: 'other thing' },
  ]
  for (const other of others)
    expect(await reasonOf(world.ledger.transfer(other))).toBe('wallet.key_reused')
  const reversed = { ...first, legs: [...first.legs].reverse() }
  expect(await world.ledger.transfer(reversed)).toMatchObject({ isNew: false })
  expect(await coinsOf(buyer)).toBe(90)
})

test.each([
  ['nothing', 0],
  ['a negative amount', -5],
  ['a part of a coin', 0.5],
  ['no number', Number.NaN],
  ['endlessly much', Number.POSITIVE_INFINITY],
  ['more than a number says', 2 ** 53],
  ['more than a transfer may move', 1_000_000_001],
])('%s is rejected as an amount', async (_, amount) => {
  const buyer = await world.member(1)
  expect(await reasonOf(tryTo(() => purchase(buyer, amount, `odd/${buyer}`)))).toBe('RangeError')
  expect(await coinsOf(buyer)).toBe(1)
})

test('legs that do not sum to zero, or repeat a party, are rejected', async () => {
  const buyer = await world.member(10)
  const [pay, get] = purchase(buyer, 5, 'x').legs
  const bad = [
    [pay],
    [],
    [pay, { ...get, amount: 4 }],
    [pay, pay, { ...get, amount: 10 }],
  ] as Leg[][]
  for (const legs of bad)
    expect(await reasonOf(world.ledger.transfer({ ...purchase(buyer, 5, 'bad'), legs }))).toBe(
      'RangeError',
    )
})

test('a transfer to a member without a ledger account books nothing', async () => {
  await expect(world.ledger.transfer(issue('9999999', 5, 'unknown'))).rejects.toThrow(
    'no ledger account',
  )
})

test('entries of simultaneous purchases follow each other balance by balance', async () => {
  const buyer = await world.member(1_000)
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      world.ledger.transfer(purchase(buyer, at + 1, `row/${buyer}/${at}`)).catch(() => null),
    ),
  )
  const { coins, entries } = (await world.part.export(world.db, buyer)) as Wallet
  expect(entries[0]?.balance).toBe(coins)
  for (const [at, { balance, amount }] of entries.entries())
    expect(balance - amount).toBe(entries[at + 1]?.balance ?? 0)
})

test('a transfer inside a transaction is rolled back with it', async () => {
  const buyer = await world.member(10)
  const undone = world.db.transaction().execute(async (trx) => {
    await world.ledger.transfer(purchase(buyer, 10, `inside/${buyer}`), trx)
    throw new Error('the rest failed')
  })
  await expect(undone).rejects.toThrow('the rest failed')
  expect(await coinsOf(buyer)).toBe(10)
})

test('random parallel transfers between members leave the ledger consistent', async () => {
  const members = await Promise.all([50, 100, 150, 0].map((coins) => world.member(coins)))
  let count = 0
  const step = fc.record({
    from: fc.nat(3),
    to: fc.nat(3),
    amount: fc.integer({ min: 1, max: 120 }),
    fee: fc.nat(20),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await Promise.all(
        steps
          .filter(({ from, to }) => from !== to)
          .map(({ from, to, amount, fee }) => {
            const legs: Leg[] = [
              { party: { member: members[from] ?? '' }, amount: -(amount + fee), title: '付' },
              { party: { member: members[to] ?? '' }, amount, title: '收' },
            ]
            if (fee > 0) legs.push({ party: { house: 'revenue' }, amount: fee, title: '费' })
            return world.ledger
              .transfer({ key: `random/${++count}`, kind: 'test', reference: 'r', legs })
              .catch((error) => expect(error).toMatchObject({ reason: 'wallet.not_enough' }))
          }),
      )
      expect(await ledgerFaults(world.db)).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test.each([
  'UPDATE ledger_entries SET amount = 7',
  'DELETE FROM ledger_entries',
  'TRUNCATE ledger_entries CASCADE',
  'UPDATE ledger_transfers SET reference = key',
  'DELETE FROM ledger_transfers',
  'DELETE FROM ledger_accounts',
  'UPDATE ledger_accounts SET balance = 1000000',
  `INSERT INTO ledger_transfers (key, content_hash, kind, reference, at)
    VALUES ('k', '', 'k', 'r', now())`,
  `INSERT INTO ledger_entries (transfer_id, ledger_account_id, amount, title)
    SELECT (SELECT max(id) FROM ledger_transfers), id, 500, 't'
    FROM ledger_accounts WHERE kind = 'forfeited'`,
])('the database itself rejects: %s', async (statement) => {
  await world.member(5)
  await expect(sql.raw(statement).execute(world.db)).rejects.toThrow()
})
