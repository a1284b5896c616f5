import fc from 'fast-check'
import { type OwnedLevel, PERIOD_MS, quote } from './noble.rules'

const DAY_MS = 86_400_000
const NOW = 1_000 * DAY_MS
const KNIGHT = { level: 1, coins: 300, renewCoins: 240 }
const VISCOUNT = { level: 2, coins: 900, renewCoins: 720 }
const owned = (price: typeof KNIGHT, days: number): OwnedLevel => ({
  ...price,
  untilMs: NOW + days * DAY_MS,
})

test('a first level costs its full price for thirty days', () => {
  expect(quote(null, KNIGHT, NOW)).toEqual({
    kind: 'open',
    coins: 300,
    untilMs: NOW + PERIOD_MS,
  })
})

test('a renewal adds thirty days at the lower price until seven days after the end', () => {
  expect(quote(owned(KNIGHT, 5), KNIGHT, NOW)).toEqual({
    kind: 'renew',
    coins: 240,
    untilMs: NOW + 35 * DAY_MS,
  })
  expect(quote(owned(KNIGHT, -6.9), KNIGHT, NOW)).toMatchObject({
    coins: 240,
    untilMs: NOW + PERIOD_MS,
  })
  expect(quote(owned(KNIGHT, -7), KNIGHT, NOW)).toMatchObject({ kind: 'open', coins: 300 })
})

test('a raise costs the full price and turns the rest into days of the higher level', () => {
  expect(quote(owned(KNIGHT, 15), VISCOUNT, NOW)).toEqual({
    kind: 'raise',
    coins: 900,
    untilMs: NOW + 35 * DAY_MS,
  })
})

test('a lower level waits for the end of a higher one', () => {
  expect(quote(owned(VISCOUNT, 1), KNIGHT, NOW)).toBeNull()
  expect(quote(owned(VISCOUNT, -1), KNIGHT, NOW)).toMatchObject({ kind: 'open', coins: 300 })
})

test('no purchase shortens a level or is worth less than what runs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1 }),
      fc.double({ min: 0.001, max: 400, noNaN: true }),
      fc.integer({ min: 0, max: 1 }),
      (from, days, to) => {
        const prices = [KNIGHT, VISCOUNT]
        const before = owned(prices[from] ?? KNIGHT, days)
        const wanted = prices[to] ?? KNIGHT
        const quoted = quote(before, wanted, NOW)
        if (to < from) return expect(quoted).toBeNull()
        const worth = (price: typeof KNIGHT, untilMs: number) => (untilMs - NOW) * price.renewCoins
        const added = worth(wanted, quoted?.untilMs ?? 0) - worth(before, before.untilMs)
        // At most a millisecond of the higher level is rounded away.
        expect(added).toBeGreaterThan(PERIOD_MS * wanted.renewCoins - 2 * wanted.renewCoins)
      },
    ),
  )
})
