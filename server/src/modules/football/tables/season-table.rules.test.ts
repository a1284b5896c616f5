import fc from 'fast-check'
import { groupsOf } from '../../../sports/analysis/table/groups.rules'
import { order as orderBy } from '../../../sports/analysis/table/order.rules'
import type { SeasonMatch } from '../../../sports/analysis/table/season-match'
import {
  type Season,
  seasonTable as tableOf,
} from '../../../sports/analysis/table/season-table.rules'
import { countLines as linesOf } from '../../../sports/analysis/table/standings.rules'
import { footballTables } from './football-tables'
import { LEVEL_RULES, type FootballLevelRule as LevelRule, levelRule } from './tie-break.rules'

const { points, besideTable } = footballTables
const countLines = (matches: SeasonMatch[]) => linesOf(matches, points)
const order = (
  lines: Parameters<typeof orderBy>[0],
  rule: LevelRule,
  matches: readonly SeasonMatch[],
) => orderBy(lines, { rule: LEVEL_RULES[rule], points }, matches)
const seasonTable = (season: Season) => tableOf(season, footballTables)

const DAY_S = 86_400

let nextId = 0
function match(
  home: number,
  away: number,
  score: SeasonMatch['score'],
  given: Partial<SeasonMatch> = {},
) {
  nextId += 1
  return {
    id: nextId,
    home,
    away,
    round: '',
    kickoffAt: nextId * 3 * DAY_S,
    score,
    ...given,
  }
}

function season(matches: SeasonMatch[], given: Partial<Season> = {}): Season {
  return {
    id: 1,
    name: '2024-25',
    leagueKey: 'eng.1',
    kind: 1,
    teamKeys: new Map(),
    matches,
    ...given,
  }
}

const ids = (matches: SeasonMatch[], rule: LevelRule) =>
  order(countLines(matches).values(), rule, matches).map(({ teamId }) => teamId)

const goals = fc.integer({ min: 0, max: 4 })
/** A double round robin of six teams, partly played; few goals, so that many teams are level. */
const seasons = fc
  .array(fc.option(fc.tuple(goals, goals), { freq: 6 }), { minLength: 30, maxLength: 30 })
  .map((scores) => {
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((home) =>
      [1, 2, 3, 4, 5, 6].filter((away) => away !== home).map((away) => [home, away] as const),
    )
    return pairs.map(([home, away], index) => match(home, away, scores[index] ?? null))
  })
const rules = fc.constantFrom<LevelRule>('goal-difference', 'goals-scored', 'head-to-head', 'wins')

describe('any season', () => {
  it('gives three points per decided match and two per draw', () => {
    fc.assert(
      fc.property(seasons, rules, (matches, rule) => {
        const table = order(countLines(matches).values(), rule, matches)
        const played = matches.filter(({ score }) => score !== null)
        const drawn = played.filter(({ score }) => score?.[0] === score?.[1]).length
        const sum = (pick: (row: (typeof table)[number]) => number) =>
          table.reduce((all, row) => all + pick(row), 0)
        expect(sum(({ points }) => points)).toBe(3 * (played.length - drawn) + 2 * drawn)
        expect(sum(({ played: own }) => own)).toBe(2 * played.length)
        expect(sum(({ scored, conceded }) => scored - conceded)).toBe(0)
        expect(sum(({ won, lost }) => won - lost)).toBe(0)
      }),
    )
  })

  it('has positions 1 to n with points that never rise', () => {
    fc.assert(
      fc.property(seasons, rules, (matches, rule) => {
        const table = order(countLines(matches).values(), rule, matches)
        expect(table.map(({ position }) => position)).toEqual(table.map((_, place) => place + 1))
        const points = table.map((row) => row.points)
        expect(points).toEqual([...points].sort((a, b) => b - a))
      }),
    )
  })

  it('does not depend on the order of the matches', () => {
    const shuffled = seasons.chain((matches) =>
      fc.tuple(
        fc.constant(matches),
        fc.shuffledSubarray(matches, { minLength: 30, maxLength: 30 }),
      ),
    )
    fc.assert(
      fc.property(shuffled, rules, ([matches, other], rule) =>
        expect(ids(other, rule)).toEqual(ids(matches, rule)),
      ),
    )
  })

  it('is the sum of its home and its away table', () => {
    fc.assert(
      fc.property(seasons, (matches) => {
        const [group] = seasonTable(season(matches)).groups
        const of = (rows: { teamId: number; points: number }[] | undefined, wanted: number) =>
          rows?.find(({ teamId }) => teamId === wanted)?.points ?? 0
        for (const { teamId, points } of group?.statistic.total ?? []) {
          expect(of(group?.statistic.home, teamId) + of(group?.statistic.away, teamId)).toBe(points)
        }
      }),
    )
  })

  it('counts a match of two sources once', () => {
    fc.assert(
      fc.property(seasons, (matches) => {
        const twice = matches.map((one) => ({
          ...one,
          id: one.id + 1e6,
          kickoffAt: one.kickoffAt + DAY_S,
        }))
        expect(seasonTable(season([...matches, ...twice]))).toEqual(seasonTable(season(matches)))
      }),
    )
  })
})

describe('teams level on points', () => {
  it('two with all meetings played are ordered by these, not by other goals', () => {
    const level = fc.tuple(goals, goals, goals, goals).filter(([a, b, c, d]) => a + d !== b + c)
    fc.assert(
      fc.property(level, ([a, b, c, d]) => {
        // 1 and 2 meet twice and have the same points; 2 has far more goals.
        const meetings = [match(1, 2, [a, b]), match(2, 1, [c, d])]
        const points = countLines(meetings)
        const gap = (points.get(1)?.points ?? 0) - (points.get(2)?.points ?? 0)
        fc.pre(gap === 0)
        const others = [match(1, 3, [1, 0]), match(2, 4, [9, 0])]
        const first = ids([...meetings, ...others], 'head-to-head')[0]
        expect(first).toBe(a + d > b + c ? 1 : 2)
        expect(ids([...meetings, ...others], 'goal-difference')[0]).toBe(2)
      }),
    )
  })

  it('are ordered by all goals while one of their meetings is to come', () => {
    const matches = [match(1, 2, [1, 0]), match(2, 3, [5, 0]), match(2, 1, null), match(3, 1, null)]
    expect(ids(matches, 'head-to-head')[0]).toBe(2)
    expect(ids([...matches.slice(0, 2), match(2, 1, null)], 'head-to-head')[0]).toBe(2)
    expect(ids(matches.slice(0, 2), 'head-to-head')[0]).toBe(1)
  })

  it('two of three that stay level are compared again without the third', () => {
    const [first, second, third, other] = [1, 2, 3, 9]
    const matches = [
      match(first, second, [1, 0]),
      match(second, first, [0, 1]),
      match(first, third, [1, 0]),
      match(third, first, [1, 0]),
      // Second and third are level among the three; between the two, second leads.
      match(second, third, [1, 0]),
      match(third, second, [0, 0]),
      ...[second, third].flatMap((team) => [
        match(team, other, [0, 0]),
        match(other, team, [0, 0]),
      ]),
      match(second, other, [1, 0]),
      match(third, other, [9, 0]),
    ]
    expect(countLines(matches).get(second)?.points).toBe(countLines(matches).get(third)?.points)
    expect(countLines(matches).get(first)?.points).toBe(countLines(matches).get(third)?.points)
    expect(ids(matches, 'head-to-head').slice(0, 3)).toEqual([first, second, third])
    expect(ids(matches, 'goal-difference')[0]).toBe(third)
  })

  it('are ordered by wins first where the league has that rule', () => {
    const matches = [match(1, 3, [1, 0]), match(4, 1, [1, 0]), match(5, 1, [1, 0])]
    const draws = [match(2, 3, [5, 5]), match(2, 4, [0, 0]), match(2, 5, [0, 0])]
    const places = (rule: LevelRule) => {
      const order = ids([...matches, ...draws], rule)
      return order.indexOf(1) < order.indexOf(2)
    }
    expect([places('wins'), places('goal-difference')]).toEqual([true, false])
  })

  it('are ordered by goals scored in Korea: Sangju of 2018 before Seoul', () => {
    const line = (teamId: number, [won, drawn, lost]: number[], [scored, conceded]: number[]) => {
      const played = { won: won ?? 0, drawn: drawn ?? 0, lost: lost ?? 0 }
      const points = 3 * played.won + played.drawn
      return {
        teamId,
        played: 38,
        ...played,
        scored: scored ?? 0,
        conceded: conceded ?? 0,
        points,
      }
    }
    const [seoul, sangju] = [1, 2]
    const lines = [line(seoul, [9, 13, 16], [40, 48]), line(sangju, [10, 10, 18], [41, 52])]
    const first = (rule: LevelRule) => order(lines, rule, [])[0]?.teamId
    expect(first(levelRule('kor.1', '2018').name)).toBe(sangju)
    expect(first(levelRule('kor.1', '2015').name)).toBe(seoul)
  })

  it('with equal goals scored are ordered by the difference', () => {
    const matches = [match(1, 3, [2, 1]), match(2, 4, [2, 0])]
    expect(ids(matches, 'goals-scored').slice(0, 2)).toEqual([2, 1])
  })
})

test.each([
  ['esp.1', '2024-25', 'head-to-head'],
  ['ita.1', '2019-20', 'head-to-head'],
  ['eng.1', '2024-25', 'goal-difference'],
  ['bra.1', '2025', 'wins'],
  ['chn.1', '2025', 'head-to-head'],
  ['kor.1', '2015', 'goal-difference'],
  ['kor.1', '2018', 'goals-scored'],
  ['kor.2', '2025', 'goals-scored'],
  ['uefa.cl', '2023-24', 'head-to-head'],
  ['uefa.cl', '2024-25', 'goal-difference'],
  ['fifa.wc', '2022', 'goal-difference'],
  ['fifa.wc', '2026', 'head-to-head'],
  ['unknown.1', '', 'goal-difference'],
])('%s %s has the rule %s', (league, name, rule) => {
  expect(levelRule(league, name).name).toBe(rule)
})

describe('the tables of a season', () => {
  const names = (matches: SeasonMatch[], kind: number) =>
    groupsOf(matches, kind, besideTable).map(({ name }) => name)
  const of = (round: string, home = 1, away = 2) => match(home, away, [1, 0], { round })

  it('a league has one table without its play-offs', () => {
    const [group] = groupsOf(
      [of('第1轮'), of('第2轮', 2, 1), of('附加赛', 1, 3), of('半决赛', 1, 3)],
      1,
      besideTable,
    )
    expect([group?.name, group?.matches.length]).toEqual(['', 2])
  })

  it('groups have one table each, named by the rounds', () => {
    expect(
      names([of('小组赛B组 第1轮', 3, 4), of('小组赛A组 第1轮'), of('决赛', 1, 3)], 2),
    ).toEqual(['A组', 'B组'])
  })

  it('unnamed groups are found by which teams play each other', () => {
    const circle = (teams: number[]) =>
      teams.flatMap((home) =>
        teams.filter((away) => away !== home).map((away) => of('第1轮', home, away)),
      )
    expect(names([...circle([5, 6, 7, 8]), ...circle([1, 2, 3, 4])], 1)).toEqual(['第1组', '第2组'])
    expect(names([of('第1轮', 1, 2), of('第1轮', 3, 4)], 1)).toEqual([''])
  })

  it('a league phase has one table, knock-out cups and friendlies none', () => {
    expect(names([of('联赛阶段第1轮'), of('资格赛第1轮'), of('1/8决赛')], 2)).toEqual(['联赛阶段'])
    expect(names([of('1/16决赛'), of('决赛')], 2)).toEqual([])
    expect(names([of('')], 3)).toEqual([])
  })
})

test('deducted points count in the total table, not in the home and away tables', () => {
  const teamKeys = new Map([
    [1, 'eng/everton'],
    [2, 'eng/arsenal'],
  ])
  const { groups } = seasonTable(season([match(1, 2, [1, 0])], { name: '2023-24', teamKeys }))
  expect(groups[0]?.statistic.total.map(({ teamId, points }) => [teamId, points])).toEqual([
    [2, 0],
    [1, -5],
  ])
  expect(groups[0]?.statistic.home[0]).toMatchObject({ teamId: 1, points: 3 })
})
