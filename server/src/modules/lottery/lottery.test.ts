import { sql } from 'kysely'
import {
  createTestDatabase,
  matchMessage,
  SATURDAY_EVENING,
  type TestDatabase,
} from '../../testing'
import { until } from '../../testing/until'
import { entry, issue, JC, lottery } from './testing/entries'
import { openLotteryWorld } from './testing/lottery-world'

const HOUR = 3_600
const DAY = 24 * HOUR

let database: TestDatabase
let world: Awaited<ReturnType<typeof openLotteryWorld>>

beforeEach(async () => {
  database = await createTestDatabase()
  world = await openLotteryWorld(database.db, ['a', 'b', 'c', 'd', 'e'])
})
afterEach(async () => {
  await world.close()
  await database.drop()
})

async function stored() {
  const { rows: entries } =
    await sql`SELECT * FROM lottery_entries ORDER BY kind, issue, num`.execute(database.db)
  const { rows: issues } = await sql`SELECT * FROM lottery_issues ORDER BY kind, issue`.execute(
    database.db,
  )
  const { rows: versions } = await sql`
    SELECT m.key, s.version
    FROM football_match_states s
    JOIN matches m ON m.id = s.match_id
    ORDER BY 1`.execute(database.db)
  return { entries, issues, versions }
}

test('竞彩 shows numbers, prices, sale marks and the names of its matches', async () => {
  await world.deliver(lottery([entry(6002, 'b', { spf: null, line: -1 }), entry(6001, 'a')]))
  const answer = await world.list('/live/football/jczq')
  expect(answer.current).toMatchObject({ issue: JC, title: `${JC} 周六`, drawAt: null })
  expect(answer.list).toMatchObject([
    {
      num: '周六001',
      leagueZh: '联',
      homeZh: '甲队',
      awayZh: '乙队',
      kickoffAt: SATURDAY_EVENING,
      stopAt: SATURDAY_EVENING - 300,
      s: 1,
      score: null,
      sale: [2, 2, 1, 1, 1],
      spf: [1.95, 3.3, 3.4],
      line: 1,
      rq: [3.91, 3.5, 1.75],
      result: { spf: null, rq: null },
    },
    { num: '周六002', spf: null, line: -1 },
  ])
})

test('results follow the score: won, drawn, lost, abandoned, corrected', async () => {
  const entries = ['a', 'b', 'c', 'd', 'e'].map((key, index) => entry(6001 + index, key))
  await world.deliver(
    lottery(entries),
    matchMessage('a', 1, { status: 8, score: [2, 1], half: [1, 1] }),
    matchMessage('b', 1, { status: 8, score: [1, 1], extra: [1, 3] }),
    matchMessage('c', 1, { status: 8, score: [0, 2] }),
    matchMessage('d', 1, { status: 11, score: [3, 0] }),
    matchMessage('e', 1, { status: 4, score: [3, 0] }),
  )
  const { list } = await world.list('/live/football/jczq')
  expect(list.map(({ result }) => [result.spf, result.rq])).toEqual([
    ['3', '1'],
    ['1', '0'],
    ['0', '0'],
    [null, null],
    [null, null],
  ])
  expect(list.map(({ sale }) => sale[0])).toEqual([3, 3, 3, 3, 3])
  expect(list[0]).toMatchObject({ score: [2, 1], half: [1, 1] })
  await world.deliver({ ...matchMessage('a', 2, { status: 8, score: [2, 2] }), correction: true })
  expect((await world.list('/live/football/jczq')).list[0]?.result).toEqual({ spf: '1', rq: '0' })
})

test('an entry past its time is stopped even if the feed has it on sale', async () => {
  await world.deliver(
    lottery([entry(6001, 'a', { stopAt: SATURDAY_EVENING - 2 * HOUR, sale: [2, 0, 1, 1, 1] })]),
  )
  expect((await world.list('/live/football/jczq')).list[0]?.sale).toEqual([3, 0, 3, 3, 3])
})

test('a known issue can be requested; an unknown one is null', async () => {
  const before = issue({
    issue: '2026-08-14',
    startAt: SATURDAY_EVENING - 2 * DAY,
    endAt: SATURDAY_EVENING - DAY,
  })
  const sfc = issue({
    kind: 'sfc',
    issue: '26115',
    sales: 31_000_000,
    jackpot: 2_500_000,
    drawAt: SATURDAY_EVENING,
  })
  await world.deliver(
    lottery(
      [
        entry(6001, 'a'),
        entry(5001, 'b', { issue: '2026-08-14' }),
        entry(14, 'c', { kind: 'sfc', issue: '26115', sale: [1], spf: null, line: null, rq: null }),
        entry(88, 'c', { kind: 'bjdc', issue: '26081', sale: [1] }),
      ],
      [issue(), before, sfc, issue({ kind: 'bjdc', issue: '26081' })],
    ),
  )
  const jczq = await world.list('/live/football/jczq?issue=2026-08-14')
  expect(jczq.issues.map(({ title }) => title)).toEqual([`${JC} 周六`, '2026-08-14 周五'])
  expect(jczq.list.map(({ num }) => num)).toEqual(['周五001'])
  const unknown = await world.list('/live/football/jczq?issue=2001-01-01')
  expect(unknown).toMatchObject({ current: null, list: [] })
  expect(unknown.issues).toHaveLength(2)
  const [bjdc, zucai] = [
    await world.list('/live/football/bjdc'),
    await world.list('/live/football/lottery'),
  ]
  expect(bjdc).toMatchObject({ current: { title: '第26081期' }, list: [{ num: '88', sale: [1] }] })
  expect(zucai).toMatchObject({
    current: {
      title: '第26115期',
      sales: 31_000_000,
      jackpot: 2_500_000,
      drawAt: SATURDAY_EVENING,
    },
    list: [{ num: '14', spf: null, rq: null, line: null }],
  })
})

test('a lottery without issues is empty, not an error', async () => {
  expect(await world.list('/live/football/lottery')).toMatchObject({
    current: null,
    issues: [],
    list: [],
  })
})

test('repeated and older messages change nothing', async () => {
  const messages = [lottery([entry(6001, 'a'), entry(6002, 'b')])]
  await world.deliver(...messages)
  const before = await stored()
  await world.deliver(...messages, ...messages)
  expect(await stored()).toEqual(before)
  await world.deliver(
    lottery([entry(6001, 'a', { spf: [1.8, 3.4, 3.6] })], [], SATURDAY_EVENING - HOUR),
  )
  await world.deliver(lottery([entry(6001, 'a', { spf: [9, 9, 9] })]))
  expect((await world.list('/live/football/jczq')).list[0]?.spf).toEqual([1.8, 3.4, 3.6])
  const { versions } = await stored()
  expect(versions).toEqual(before.versions)
})

test('the list shows the numbers of a match, not one that moved to another match', async () => {
  await world.deliver(
    lottery([
      entry(6001, 'a'),
      entry(6002, 'b'),
      entry(7, 'a', { kind: 'bjdc', issue: '26081', sale: [1] }),
    ]),
  )
  const live = '/live/football/v1_1/live'
  const numbers = async () => (await world.matches(live)).map(({ lottery: shown }) => shown ?? null)
  await until(async () => JSON.stringify(await numbers()).includes('周六002'))
  expect(await numbers()).toEqual([{ jc: '周六001', bd: '7' }, { jc: '周六002' }, null, null, null])
  expect(await world.matches(`${live}?type=6`)).toHaveLength(1)
  expect(await world.matches('/live/football/match?date=2026-08-15&type=5')).toHaveLength(2)
  const [group] = await world.filter('/live/football/filter?type=5')
  expect(group.countList).toMatchObject([{ nameZh: '联赛', count: 2 }])
  expect(await world.filter('/live/football/filter?type=7')).toEqual([])
  await world.deliver(lottery([entry(6001, 'c')], [], SATURDAY_EVENING))
  await until(async () => (await numbers())[2]?.jc === '周六001')
  expect((await numbers())[0]).toEqual({ bd: '7' })
})

test('invalid rows are dropped and counted; the others are stored', async () => {
  await world.deliver(
    lottery(
      [
        entry(6001, 'a'),
        entry(6002, 'unknown'),
        entry(-1, 'b'),
        entry(6003, 'b', { sale: [9] }),
        entry(6004, 'b', { spf: [1, 2, Number.NaN] }),
        entry(6005, 'b', { line: 99 }),
        entry(6006, 'b', { issue: '' }),
        entry(6007, 'b', { stopAt: Number.NaN }),
        entry(6008, 'b\0'),
        // An external feed may break the types.
        entry(6009, 'b', { sale: undefined }),
        entry(6010, 'b', { rq: '1.5' as unknown as null }),
        null as never,
      ],
      [issue(), issue({ issue: 'x', endAt: Number.NaN }), issue({ issue: 'y', sales: -1 })],
    ),
  )
  expect((await world.list('/live/football/jczq')).list.map(({ num }) => num)).toEqual(['周六001'])
  expect(Object.fromEntries(world.counts)).toEqual({
    taken: 2,
    'unknown match': 1,
    'malformed num': 1,
    'malformed sale': 2,
    'malformed spf': 1,
    'malformed rq': 1,
    'malformed line': 1,
    'malformed issue': 1,
    'malformed kind': 1,
    'malformed stopAt': 1,
    'malformed endAt': 1,
    'malformed sales': 1,
    'malformed matchKey': 1,
  })
})

test('足彩 shows the average 1X2 price of the companies before the start', async () => {
  const entries = [
    entry(1, 'a', { kind: 'sfc', spf: null }),
    entry(2, 'b', { kind: 'sfc', spf: null }),
  ]
  await world.deliver(lottery(entries, [issue({ kind: 'sfc' })]))
  const quote = (left: number, suspended = false) =>
    sql`jsonb_populate_record(NULL::odds_quote, ${JSON.stringify({
      at: 1,
      left_value: left * 1000,
      middle_value: (left + 1) * 1000,
      right_value: (left + 2) * 1000,
      suspended,
    })}::jsonb)`
  type Quote = ReturnType<typeof quote>
  const insert = (companyId: number, type: number, opening: Quote, prematch: Quote | null) =>
    sql`
    INSERT INTO odds_lines
      (match_id, type, company_id, opening, prematch, inplay, changed_at, source)
    SELECT id, ${type}, ${companyId}, ${opening}, ${prematch ?? sql`NULL`}, ${quote(9)},
      now(), 'demo'
    FROM matches
    WHERE key = 'a'`.execute(database.db)
  await insert(3, 2, quote(5), quote(1.5))
  await insert(2, 2, quote(2.5), null)
  await insert(5, 2, quote(8), quote(8, true))
  // A handicap, and the average computed by the feed.
  await insert(3, 1, quote(7), null)
  await insert(1005, 2, quote(7), null)
  const { list } = await world.list('/live/football/lottery')
  expect(list.map(({ average }) => average)).toEqual([[2, 3, 4], undefined])
})
