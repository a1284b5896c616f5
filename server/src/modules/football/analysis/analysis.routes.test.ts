import { MatchGoalTimes } from '@saidian/shared/contracts/football'
import { MatchFuture, MatchHistory, MatchTable } from '@saidian/shared/contracts/matches'
import { Value } from 'typebox/value'
import type { FeedIncident } from '../../../feeds/feed'
import { SATURDAY_EVENING } from '../../../testing'
import { type AnalysisWorld, ended, game, openAnalysisWorld } from './testing/analysis-world'

let world: AnalysisWorld

beforeEach(async () => {
  world = await openAnalysisWorld()
})
afterEach(() => world.close())

async function ask<T>(what: string, key: string): Promise<T> {
  const url = `/live/fb/match/analysis/${what}/${await world.match(key)}`
  const { code, reason, data } = await world.get<T>(url)
  if (code !== 200) throw new Error(`${url} failed: ${code} ${reason}`)
  return data
}

const teams = (home: number, away: number) => ({ homeKey: `t/${home}`, awayKey: `t/${away}` })
const goal = (key: string, given: Partial<FeedIncident>): FeedIncident => ({
  key,
  type: 1,
  side: 'home',
  minute: 10,
  addedMinute: null,
  player: null,
  otherPlayer: null,
  score: null,
  ...given,
})

describe('the table of the season', () => {
  it('counts only finished matches', async () => {
    await world.fixtures(
      game('a', -7),
      game('b', -6, { ...teams(2, 3), round: '第1轮' }),
      game('left', -5, teams(0, 2)),
      game('next', 1, teams(3, 0)),
    )
    await world.deliver(
      ended('a', [2, 1]),
      ended('b', [0, 0]),
      ended('left', [3, 0], { status: 11 }),
    )
    const { data } = await world.get<MatchTable>(
      `/live/fb/match/analysis/table/${await world.match('next')}`,
    )
    const { season, rule, groups } = Value.Parse(MatchTable, data)
    expect([season, rule, groups.length, groups[0]?.name]).toEqual([
      '2026-27',
      'goal-difference',
      1,
      '',
    ])
    const first = await world.team(0)
    expect(groups[0]?.statistic.total[0]).toEqual({
      teamId: first,
      position: 1,
      played: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      scored: 2,
      conceded: 1,
      points: 3,
    })
    expect(groups[0]?.statistic.total.map(({ points }) => points)).toEqual([3, 1, 1, 0])
    expect(groups[0]?.statistic.away.find(({ teamId }) => teamId === first)?.played).toBe(0)
  })

  it('counts an abandoned match once it has a result', async () => {
    await world.fixtures(game('a', -7))
    await world.deliver(ended('a', [1, 0], { status: 11 }))
    const before = await ask<MatchTable>('table', 'a')
    expect(before.groups[0]?.statistic.total.map(({ played }) => played)).toEqual([0, 0])
    await world.deliver({ ...ended('a', [3, 0]), revision: 2, correction: true })
    // Answers are cached for a second.
    world.pass(1_000)
    const after = await ask<MatchTable>('table', 'a')
    expect(after.groups[0]?.statistic.total[0]).toMatchObject({ played: 1, scored: 3, points: 3 })
  })

  it('is ordered by head to head where the league has that rule', async () => {
    const esp = { leagueKey: 'esp.1', seasonKey: 'esp.1/s' }
    await world.fixtures(
      game('a', -9, esp),
      game('b', -8, { ...esp, ...teams(0, 2) }),
      game('c', -7, { ...esp, ...teams(1, 2) }),
    )
    await world.deliver(ended('a', [0, 1]), ended('b', [9, 0]), ended('c', [0, 1]))
    const { rule, groups } = await ask<MatchTable>('table', 'a')
    expect(rule).toBe('head-to-head')
    expect(groups[0]?.statistic.total.map(({ points }) => points)).toEqual([3, 3, 3])
    // Each of the three won once: the goals among them decide.
    expect(groups[0]?.statistic.total[0]?.teamId).toBe(await world.team(0))
  })

  it('has the groups of a tournament, and no table for knock-out rounds and cups', async () => {
    const cup = { leagueKey: 'fifa.wc', seasonKey: 'fifa.wc/s' }
    await world.fixtures(
      game('a', -9, { ...cup, round: '小组赛A组 第1轮' }),
      game('b', -9, { ...cup, ...teams(2, 3), round: '小组赛B组 第1轮' }),
      game('final', -2, { ...cup, ...teams(0, 2), round: '决赛' }),
      game('tie', -3, { leagueKey: 'eng.cup', seasonKey: 'eng.cup/s', round: '半决赛' }),
    )
    await world.deliver(
      ended('a', [1, 0]),
      ended('b', [0, 2]),
      ended('final', [5, 0]),
      ended('tie', [1, 0]),
    )
    const { groups } = await ask<MatchTable>('table', 'final')
    expect(groups.map(({ name }) => name)).toEqual(['A组', 'B组'])
    expect(groups.map(({ statistic }) => statistic.total[0]?.scored)).toEqual([1, 2])
    expect((await ask<MatchTable>('table', 'tie')).groups).toEqual([])
  })
})

describe('head to head and form', () => {
  it('lists matches finished before the kick-off, each once, with closing lines', async () => {
    await world.fixtures(
      game('now', 0),
      game('old', -300),
      game('turned', -100, teams(1, 0)),
      game('other', -10, teams(0, 2)),
      game('off', -20, teams(0, 3)),
      game('later', 10),
    )
    const imported = world.sinkOf('openfootball')
    await imported.deliver([{ kind: 'fixtures', at: 1, fixtures: [game('same old', -300.01)] }])
    await imported.deliver([ended('same old', [2, 0])])
    await world.deliver(
      ended('old', [2, 0], { half: [1, 0], corners: [5, 4] }),
      ended('turned', [1, 1]),
      ended('other', [0, 3]),
      ended('off', [1, 0], { status: 11 }),
      ended('later', [7, 7]),
    )
    const at = SATURDAY_EVENING - 300 * 86_400
    const quote = {
      matchKey: 'old',
      at,
      minute: null,
      addedMinute: null,
      status: 1,
      suspended: false,
      score: null,
    }
    await world.deliver({
      kind: 'odds',
      at,
      quotes: [
        { ...quote, companyId: 3, type: 1, left: 0.9, middle: 1.75, right: 0.9 },
        { ...quote, companyId: 2, type: 1, left: 0.9, middle: 0.5, right: 0.9 },
        { ...quote, companyId: 2, type: 3, left: 0.9, middle: 2, right: 0.9 },
      ],
    })
    const { data } = await world.get<MatchHistory>(
      `/live/fb/match/analysis/history/${await world.match('now')}`,
    )
    const { teams: named, history, recent } = Value.Parse(MatchHistory, data)
    const [first, second] = [await world.team(0), await world.team(1)]
    expect(history.vs.map(({ score }) => score)).toEqual([
      [1, 1],
      [2, 0],
    ])
    expect(history.vs[1]).toMatchObject({
      leagueZh: '英超',
      half: [1, 0],
      corners: [5, 4],
      asiaLine: 1.75,
      bsLine: 2,
    })
    expect(history.statHomeInfo).toEqual({
      teamId: first,
      total: 2,
      win: 1,
      draw: 1,
      lose: 0,
      scored: 3,
      conceded: 1,
      handicap: [1, 0, 0],
      overUnder: [0, 1, 0],
      odd: 0,
      even: 2,
    })
    expect(recent.home).toHaveLength(3)
    expect(recent.statHomeInfo).toMatchObject({ teamId: first, win: 1, draw: 1, lose: 1 })
    expect(recent.statAwayInfo).toMatchObject({
      teamId: second,
      total: 2,
      win: 0,
      draw: 1,
      lose: 1,
    })
    expect(named).toHaveLength(3)
  })

  it('lists at most 40 matches', async () => {
    const many = Array.from({ length: 50 }, (_, index) => game(`m${index}`, -3 * index - 3))
    await world.fixtures(game('now', 0), ...many)
    await world.deliver(...many.map(({ key }) => ended(key, [1, 0])))
    const { history, recent } = await ask<MatchHistory>('history', 'now')
    expect([history.vs.length, recent.home.length, recent.away.length]).toEqual([40, 40, 40])
    expect(history.vs[0]?.id).toBe(await world.match('m0'))
  })
})

test('goals are counted in bins of 15 minutes, added time in the last of its half', async () => {
  const withoutGoals = game('no goals', -7, teams(1, 2))
  await world.fixtures(game('a', -9), game('b', -8, teams(2, 0)), withoutGoals)
  await world.deliver(
    {
      ...ended('a', [4, 1]),
      incidents: [
        goal('1', { minute: 1 }),
        goal('2', { minute: 45, addedMinute: 2 }),
        goal('3', { minute: 46, type: 8 }),
        goal('4', { minute: 90, addedMinute: 6, type: 17, side: 'away' }),
        goal('5', { minute: 90 }),
        goal('card', { minute: 20, type: 3 }),
        goal('off', { minute: 30, side: 'away' }),
      ],
    },
    { ...ended('b', [0, 1]), incidents: [goal('1', { minute: 16, side: 'away' })] },
    ended('no goals', [2, 2]),
  )
  await world.deliver({
    ...ended('a', [4, 1]),
    revision: 2,
    correction: true,
    withdrawn: ['off'],
  })
  const { season, home, away } = Value.Parse(MatchGoalTimes, await ask('goalTime', 'a'))
  expect(season).toBe('2026-27')
  expect(home).toEqual({
    teamId: await world.team(0),
    matches: 2,
    scored: [1, 1, 1, 1, 0, 1],
    conceded: [0, 0, 0, 0, 0, 1],
  })
  expect(away).toMatchObject({ matches: 1, scored: [0, 0, 0, 0, 0, 1] })
})

test('the next five matches of each team are listed, without cancelled ones', async () => {
  const coming = [1, 4, 8, 12, 16, 20, 24].map((days) => game(`n${days}`, days, teams(0, 2)))
  await world.fixtures(
    game('now', 0),
    ...coming,
    game('before', -1),
    game('theirs', 2.9, teams(3, 1)),
  )
  await world.deliver(ended('n4', [0, 0], { status: 12, score: null }))
  const { home, away, teams: named } = Value.Parse(MatchFuture, await ask('future', 'now'))
  expect(home.map(({ daysAfter }) => daysAfter)).toEqual([1, 8, 12, 16, 20])
  expect(away).toEqual([
    expect.objectContaining({
      id: await world.match('theirs'),
      daysAfter: 2,
      leagueZh: '英超',
      round: '第1轮',
    }),
  ])
  expect(named).toHaveLength(4)
})

test.each(['table', 'history', 'goalTime', 'future'])(
  '%s of a match that no list shows is an error',
  async (what) => {
    await world
      .sinkOf('another feed')
      .deliver([{ kind: 'fixtures', at: 1, fixtures: [game('hidden', 0)] }])
    const hidden = await world.match('hidden')
    for (const id of [hidden, 999_999, 99_999_999_999]) {
      const answer = await world.get(`/live/fb/match/analysis/${what}/${id}`)
      expect([answer.code, answer.reason]).toEqual([404, 'football.no_such_match'])
    }
  },
)
