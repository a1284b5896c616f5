import { sql } from 'kysely'
import { NETBALL_STATUS, netball } from '../fixtures/netball'
import { createNetballDatabase, type NetballDatabase, SOURCE } from '../fixtures/netball-database'
import { listOddsOf } from './lists/list-odds.rules'
import { readNewest, readOddsLines } from './odds.repository'
import { createOddsStore } from './store/odds-store'
import { removeOldQuotes } from './store/old-quotes.repository'
import { oddsMessage, quote } from './testing'

const COMPANY = 3

let world: NetballDatabase
let matchId: number
let outcomes: ReadonlyMap<string, number>

beforeEach(async () => {
  world = await createNetballDatabase()
  matchId = await world.addMatch({ key: 'a', teams: [1, 2], days: 0 })
})
afterEach(() => world.drop())

async function deliver(...quotes: Parameters<typeof oddsMessage>) {
  const store = createOddsStore(netball, (counts) => {
    outcomes = counts
  })
  return store.store(world.db, SOURCE, [oddsMessage(...quotes)])
}

const before = { type: 9, left: 0.9, middle: 90.5, right: 0.9, status: 0 }
const inPlay = { ...before, at: quote({ minute: 20 }).at, status: NETBALL_STATUS.playing }

test('only the kinds of the sport are stored, by the meaning of their values', async () => {
  const touched = await deliver(
    quote(before),
    quote({ ...before, type: 1, middle: -4.5 }),
    quote({ type: 2, left: 1.9, middle: 3.4, right: 4.1 }),
    quote({ ...before, middle: -4.5 }),
  )
  expect(touched).toEqual([{ matchId, part: 'odds' }])
  expect(Object.fromEntries(outcomes)).toEqual({
    'malformed type': 1,
    'malformed prices': 1,
    taken: 2,
  })
  const lines = await readOddsLines(world.db, netball, matchId)
  expect(lines.map(({ type, opening }) => [type, opening?.middle])).toEqual([
    [1, -4.5],
    [9, 90.5],
  ])
})

test('a quotation without a minute is in play by a status of the sport', async () => {
  await deliver(quote(before), quote({ ...inPlay, left: 0.8 }))
  const [line] = await readOddsLines(world.db, netball, matchId)
  expect([line?.prematch?.left, line?.inplay?.left]).toEqual([0.9, 0.8])
})

test('list odds have the field of their kind, and closing prices after the match', async () => {
  await deliver(quote(before), quote({ ...inPlay, left: 0.8 }))
  const list = async () => {
    const rows = await readNewest(world.db, netball, [COMPANY], [matchId])
    return listOddsOf(rows, netball.odds.kinds).get(matchId)
  }
  expect(await list()).toMatchObject({ asia: null, overUnder: [0.8, 90.5, 0.9] })
  await world.setStatus(matchId, NETBALL_STATUS.finished)
  expect(await list()).toMatchObject({ overUnder: [0.9, 90.5, 0.9] })
})

test('the last price in play outlives the removal of old quotations', async () => {
  const at = inPlay.at
  await deliver(
    quote(before),
    quote({ ...inPlay, at: at + 1 }),
    quote({ ...inPlay, at: at + 2 }),
    quote({ ...inPlay, at: at + 3, suspended: true }),
  )
  await removeOldQuotes(world.db, netball, [matchId])
  const { rows } = await sql<{ at: number }>`
    SELECT extract(epoch FROM at)::float8 AS at FROM odds_quotes ORDER BY at`.execute(world.db)
  expect(rows.map((row) => row.at)).toEqual([quote(before).at, at + 2])
})
