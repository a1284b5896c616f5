import type {
  FootballList,
  MatchHeader,
  MatchLineup,
  MatchText,
} from '@saidian/shared/contracts/football'
import type { MatchOdds } from '@saidian/shared/contracts/odds'
import { sql } from 'kysely'
import type { Vendor } from '.'
import { nami } from './nami'
import { FAULTS } from './testing/vendor-server'
import {
  eventually,
  openVendorWorld,
  RECORDED_AT,
  recorded,
  type VendorWorld,
} from './testing/vendor-world'
import { thesports } from './thesports'

let world: VendorWorld
afterEach(() => world.close())

const LIST = '/live/football/v1_1/live?platform=4'
const idOf = ({ source }: Vendor, number: number) => (source === 'nami' ? number : `m${number}x9q`)
const keyOf = (vendor: Vendor, number: number) => `${vendor.source}/match/${idOf(vendor, number)}`

type Live = {
  id: unknown
  score: unknown[]
  incidents: Record<string, unknown>[]
  updated_at: number
}

/** The recorded match in play with a change. */
function liveMatch(vendor: Vendor, change: (match: Live) => void): Live {
  const [match] = recorded(vendor, 'live').results as Live[]
  if (!match) throw new Error('nothing recorded')
  change(match)
  return match
}

const scored = (match: Live, home: number, away: number, updatedAt: number): Live => {
  const score = [...match.score]
  const putGoals = (place: number, goals: number) => {
    const [, half = 0, ...others] = score[place] as number[]
    score[place] = [goals, Math.min(half, goals), ...others]
  }
  putGoals(2, home)
  putGoals(3, away)
  return { ...match, score, updated_at: updatedAt }
}

const stateOf = async (vendor: Vendor, number = 1001) => {
  const [row] = await world.query(
    sql<{ status: number; score: number[]; revision: number }>`
      SELECT s.status, s.score, s.revision::float8 AS revision FROM football_match_states s
      JOIN matches m ON m.id = s.match_id WHERE m.key = ${keyOf(vendor, number)}`,
  )
  return row
}
const scoreIs = (vendor: Vendor, home: number, away: number) =>
  eventually(
    () => stateOf(vendor),
    (state) => `${state?.score}` === `${home},${away}`,
  )

describe.each([nami, thesports])('the feed of $source', (vendor) => {
  it('delivers lists, fixtures, results, a match in play with its page, and odds', async () => {
    world = await openVendorWorld(vendor)
    await world.start()
    const list = await eventually(
      () => world.get<FootballList>(LIST),
      ({ matches }) => matches.length > 3,
    )
    const rows = new Map(list.matches.map((match) => [match.id, match]))
    expect(list.feed.source).toBe(vendor.source)
    expect(list.leagues.map(({ nameZh }) => nameZh).sort()).toEqual([
      '北岸足球联赛',
      '英格兰足球超级联赛',
    ])
    const id = await world.matchId(keyOf(vendor, 1001))
    expect(rows.get(id)).toMatchObject({ s: 4, ot: RECORDED_AT - 1_000 })
    expect(await stateOf(vendor)).toMatchObject({ status: 4, score: [2, 1] })
    expect(await stateOf(vendor, 1004)).toMatchObject({ status: 9, score: null })
    const [ended] = await world.query(sql`
      SELECT s.status, s.score, s.half, s.extra, s.shootout, s.red, m.neutral
      FROM football_match_states s
      JOIN matches m ON m.id = s.match_id WHERE m.key = ${keyOf(vendor, 1003)}`)
    expect(ended).toEqual({
      status: 8,
      score: [1, 1],
      half: [0, 1],
      extra: [2, 2],
      shootout: [5, 4],
      red: [0, 1],
      neutral: true,
    })
    const teams = await world.query(sql<{ key: string; zh: string }>`
      SELECT t.key, t.name_zh AS zh FROM teams t ORDER BY 1`)
    // Known teams have their canonical keys and names.
    expect(teams).toContainEqual({ key: 'eng/arsenal', zh: '阿森纳' })
    expect(teams).toContainEqual({ key: 'eng/chelsea', zh: '切尔西' })
    const text = await eventually(
      () => world.get<MatchText>(`/live/fb/match/live/textLive/${id}`),
      ({ incidents }) => incidents.length > 5,
    )
    expect(text.textLive.map(({ data }) => data)).toEqual([
      '进球！林癸酉再下一城',
      '进球！林壬申为主队首开纪录',
      '比赛开始了',
    ])
    expect(text.incidents.map(({ type, side, player }) => `${type} ${side} ${player}`)).toEqual([
      '3 away 石丁卯',
      '1 home 林壬申',
      '11 none null',
      '8 away 石癸酉',
      '9 home 林乙亥',
      '1 home 林癸酉',
    ])
    expect(text.incidents[3]).toMatchObject({ minute: 45, addedMinute: 2, score: [1, 1] })
    expect(text.statistic).toContainEqual({ type: 25, half: 0, home: 56, away: 44 })
    const lineup = await eventually(
      () => world.get<MatchLineup>(`/live/fb/match/live/lineup/${id}`),
      ({ home }) => home !== null,
    )
    expect(lineup.home).toMatchObject({ formation: '4-3-3', coach: '周教练', confirmed: true })
    expect(lineup.home?.players).toHaveLength(13)
    expect(lineup.away?.players).toHaveLength(12)
    expect(lineup.home?.players[0]).toMatchObject({ position: 'G', x: 50, y: 7 })
    const odds = await eventually(
      () => world.get<MatchOdds>(`/live/odds/${id}?type=1`),
      ({ list: [line] }) => line?.inplay?.suspended === true,
    )
    expect(odds.list).toHaveLength(1)
    expect(odds.list[0]).toMatchObject({
      companyId: 2,
      opening: { left: 0.95, middle: 0.25, right: 0.93, suspended: false },
      inplay: { minute: 62, suspended: true },
    })
    // Each malformed row was dropped and counted.
    const counts = await world.counted('feed_vendor_records_total')
    expect(counts).toMatchObject({
      'competitions malformed': 1,
      'teams malformed': 1,
      'live unknown match': expect.any(Number),
      'live malformed part': expect.any(Number),
      'odds malformed': expect.any(Number),
      'lineups malformed part': expect.any(Number),
    })
    const [asked] = world.server.asked
    expect(Object.fromEntries(asked?.params ?? [])).toMatchObject(world.credentials)
    expect(world.lines.join('')).not.toContain(world.credentials.secret)
  })
})

describe('a commercial feed', () => {
  const vendor = nami

  it('retries after 429, 500, truncated JSON, wrong types and vendor errors', async () => {
    world = await openVendorWorld(vendor)
    const { path } = vendor.endpoints.live
    world.server.fail(
      vendor.endpoints.competitions.path,
      FAULTS.status(429, { 'retry-after': '2' }),
    )
    world.server.fail(vendor.endpoints.teams.path, FAULTS.truncated)
    world.server.fail(vendor.endpoints.seasons.path, FAULTS.broken)
    world.server.fail(path, FAULTS.body(recorded(vendor, 'wrong-credentials')))
    const startedAt = Date.now()
    await world.start()
    expect(Date.now() - startedAt).toBeGreaterThan(2_000)
    expect(await scoreIs(vendor, 2, 1)).toMatchObject({ score: [2, 1] })
    for (const fault of [
      FAULTS.status(500),
      FAULTS.body([]),
      FAULTS.body({ code: 0, results: 'none' }),
    ]) {
      world.server.fail(path, fault)
      const before = world.server.asked.length
      await eventually(
        async () => world.server.asked.slice(before).filter((one) => one.path === path).length,
        (count) => count > 1,
      )
    }
    const match = liveMatch(vendor, () => undefined)
    world.server.answer(path, {
      code: 0,
      results: [scored(match, 3, 1, RECORDED_AT + 1), null, 7, []],
    })
    expect(await scoreIs(vendor, 3, 1)).toMatchObject({ score: [3, 1] })
    expect(await world.counted('feed_vendor_requests_total')).toMatchObject({
      'competitions HTTP 429': 1,
      'teams not JSON': 1,
      'seasons no connection': 1,
      'live code 9999': 1,
      'live HTTP 500': 1,
      'live no results': 2,
    })
    const waits = world.lines.filter((line) => line.includes('vendor did not answer'))
    expect(waits.length).toBeGreaterThanOrEqual(7)
    expect(world.lines.join('')).not.toContain(world.credentials.secret)
  })

  it('shows today if the vendor has no other day, line-ups or players', async () => {
    world = await openVendorWorld(vendor)
    const { fixtures, lineups, players } = vendor.endpoints
    for (const { path } of [lineups, players]) world.server.fail(path, FAULTS.status(404), 1_000)
    // The first request is for today.
    world.server.fail(fixtures.path, FAULTS.status(404), 7, 1)
    await world.start()
    expect(await scoreIs(vendor, 2, 1)).toMatchObject({ score: [2, 1] })
  })

  it('stores pushed data, ignores older data and recovers lost data by polling', async () => {
    world = await openVendorWorld(vendor, { withPush: true })
    const { path } = vendor.endpoints.live
    await world.start()
    await eventually(
      async () => world.server.hellos.length,
      (count) => count > 0,
    )
    expect(world.server.hellos[0]).toMatchObject(world.credentials)
    const match = liveMatch(vendor, () => undefined)
    const frame = (results: unknown, ts = RECORDED_AT) => ({ topic: 'football/live', ts, results })
    // The poll returns older data than the push, as behind a cache.
    world.server.push(frame([scored(match, 3, 1, RECORDED_AT - 5)]))
    expect(await scoreIs(vendor, 3, 1)).toMatchObject({ score: [3, 1] })
    world.server.push(frame([scored(match, 2, 2, RECORDED_AT - 10)]))
    world.server.push('{"topic":"football/li')
    world.server.push({ topic: 'football/live', results: 5 })
    world.server.push(frame([null, { id: 1001 }, scored(match, 3, 1, RECORDED_AT - 5)]))
    const asked = world.server.asked.length
    await eventually(
      async () => world.server.asked.length,
      (count) => count > asked + 10,
    )
    expect(await stateOf(vendor)).toMatchObject({ score: [3, 1] })
    const counts = await world.counted('feed_vendor_records_total')
    expect(counts).toMatchObject({ 'push malformed': 1, 'live older': expect.any(Number) })
    // The connection is lost before a goal.
    world.server.dropPush()
    world.server.answer(path, { code: 0, results: [scored(match, 4, 1, RECORDED_AT - 2)] })
    expect(await scoreIs(vendor, 4, 1)).toMatchObject({ score: [4, 1] })
    await eventually(
      async () => world.server.hellos.length,
      (count) => count > 1,
    )
    world.server.push(frame([scored(match, 5, 1, RECORDED_AT - 1)]))
    expect(await scoreIs(vendor, 5, 1)).toMatchObject({ score: [5, 1] })
  })

  it('stores a goal once: repeated, with a later scorer, and after a restart', async () => {
    world = await openVendorWorld(vendor)
    const { path } = vendor.endpoints.live
    await world.start()
    const goals = () =>
      world.query(sql<{ key: string; player: string | null; revision: number }>`
        SELECT i.key, i.player, i.revision::float8 AS revision FROM football_incidents i
        WHERE i.type = 1 AND NOT i.withdrawn ORDER BY 1`)
    const before = await eventually(goals, (rows) => rows.length === 2)
    expect(before.map(({ player }) => player)).toEqual(['林壬申', '林癸酉'])
    const goal = { type: 1, position: 1, time: '70', home_score: 3, away_score: 1 }
    const third = (player: unknown, at: number) =>
      scored(
        liveMatch(vendor, (match) => match.incidents.push({ ...goal, player })),
        3,
        1,
        at,
      )
    world.server.answer(path, { code: 0, results: [third(null, RECORDED_AT - 3)] })
    await eventually(goals, (rows) => rows.length === 3)
    world.server.answer(path, {
      code: 0,
      results: [third({ id: 108, name: '林壬申' }, RECORDED_AT - 3)],
    })
    const named = await eventually(goals, (rows) => rows[2]?.player === '林壬申')
    expect(named).toHaveLength(3)
    await world.restart()
    expect(await goals()).toMatchObject(named.map(({ key, player }) => ({ key, player })))
    const row = await world.query(sql`SELECT corrected FROM football_incidents WHERE corrected`)
    expect(row).toEqual([])
  })

  it('withdraws a cancelled goal, also one cancelled while no process ran', async () => {
    world = await openVendorWorld(vendor)
    const { path } = vendor.endpoints.live
    await world.start()
    expect(await scoreIs(vendor, 2, 1)).toMatchObject({ score: [2, 1] })
    const cancelled = liveMatch(vendor, ({ incidents }) => {
      incidents.splice(5, 1)
      incidents.push({ type: 28, position: 1, time: 63, var_reason: 2, var_result: 2 })
    })
    world.server.answer(path, { code: 0, results: [scored(cancelled, 1, 1, RECORDED_AT - 5)] })
    expect(await scoreIs(vendor, 1, 1)).toMatchObject({ score: [1, 1] })
    const inForce = () =>
      world.query(sql<{ type: number }>`
        SELECT type FROM football_incidents WHERE NOT withdrawn AND type IN (1, 28) ORDER BY 1`)
    expect(await inForce()).toEqual([{ type: 1 }, { type: 28 }])
    world.server.answer(path, { code: 0, results: [scored(cancelled, 0, 1, RECORDED_AT - 1)] })
    await world.restart()
    expect(await scoreIs(vendor, 0, 1)).toMatchObject({ score: [0, 1] })
  })

  it('corrects times of a vendor whose clock is wrong and later corrected', async () => {
    world = await openVendorWorld(vendor)
    const OFFSET = 600
    world.server.setClock(OFFSET * 1_000)
    const { path } = vendor.endpoints.live
    const match = liveMatch(vendor, ({ score }) => {
      score[4] = RECORDED_AT - 1_000 + OFFSET
    })
    const at = (seconds: number) => RECORDED_AT - 20 + OFFSET + seconds
    world.server.answer(path, { code: 0, results: [scored(match, 2, 1, at(0))] })
    await world.start()
    await scoreIs(vendor, 2, 1)
    const [row] = await world.query(sql<{ half: number; sourceAt: number }>`
      SELECT extract(epoch FROM s.half_kickoff_at)::float8 AS half,
        extract(epoch FROM s.source_at)::float8 AS "sourceAt"
      FROM football_match_states s
      JOIN matches m ON m.id = s.match_id WHERE m.key = ${keyOf(vendor, 1001)}`)
    expect(Math.abs((row?.half ?? 0) - (RECORDED_AT - 1_000))).toBeLessThanOrEqual(2)
    expect(row?.sourceAt).toBeLessThanOrEqual(world.clock.now() / 1_000)
    world.server.setClock(0)
    const now = Math.ceil(world.clock.now() / 1_000)
    world.server.answer(path, { code: 0, results: [scored(match, 3, 1, now)] })
    expect(await scoreIs(vendor, 3, 1)).toMatchObject({ score: [3, 1] })
  })

  it('takes nothing from the future, and of two scores of a match neither', async () => {
    world = await openVendorWorld(vendor)
    const { path } = vendor.endpoints.live
    await world.start()
    expect(await scoreIs(vendor, 2, 1)).toMatchObject({ score: [2, 1] })
    const match = liveMatch(vendor, () => undefined)
    const answer = (...results: Live[]) => world.server.answer(path, { code: 0, results })
    const counts = (name: string) =>
      eventually(
        () => world.counted('feed_vendor_records_total'),
        (counted) => (counted[name] ?? 0) > 1,
      )
    const header = async () => {
      const id = await world.matchId(keyOf(vendor, 1001))
      return (await world.get<MatchHeader>(`/live/fb/match/live/navigation/${id}`)).match
    }
    answer(scored(match, 9, 0, RECORDED_AT + 3_600))
    await counts('live malformed')
    expect(await stateOf(vendor)).toMatchObject({ score: [2, 1] })
    answer(scored(match, 3, 1, RECORDED_AT - 8), scored(match, 2, 2, RECORDED_AT - 8))
    await counts('live disputed')
    expect(await eventually(header, ({ doubt }) => doubt === true)).toMatchObject({
      score: [2, 1],
      doubt: true,
    })
    answer(scored(match, 3, 1, RECORDED_AT - 7))
    expect(await scoreIs(vendor, 3, 1)).toMatchObject({ score: [3, 1] })
    const doubts = world.lines.filter((line) => line.includes('feed says what is doubtful'))
    expect(doubts).toHaveLength(1)
  })

  it('stays within the rate limit of the vendor', async () => {
    world = await openVendorWorld(vendor, { perMinute: { live: 5 } })
    await world.start()
    const odds = () =>
      world.server.asked.filter(({ path }) => path === vendor.endpoints.odds.path).length
    await eventually(
      async () => odds(),
      (count) => count > 12,
    )
    const live = world.server.asked.filter(({ path }) => path === vendor.endpoints.live.path)
    expect(live).toHaveLength(5)
  })
})
