import fc from 'fast-check'
import { writeBasketballReport } from './basketball/report'
import type { BasketballFacts, PlayerFacts } from './facts/basketball-facts'
import type { MatchFacts, Pair, Standing, TeamFacts } from './facts/facts'
import type { FootballFacts, Goal } from './facts/football-facts'
import { writeFootballReport } from './football/report'
import { writePreview } from './preview'
import { writeStreak } from './standings/streak-article'
import { textsOf } from './testing/article-text'
import { basketballFacts, footballFacts, matchFacts } from './testing/facts'
import { MAX_TITLE, type WrittenArticle } from './text/article'
import { withoutNames } from './text/blocks'
import { dateText, momentText } from './text/dates'

const NAMES = ['巴萨', '76人', '帕纳辛奈科斯', '谢菲尔德星期三', '横滨FC', '沙尔克04', '1860慕尼黑']
const PLAYERS = ['', '阿诺德', '亚历山大', '刘洋', '姆希塔良']

const count = (max: number) => fc.integer({ min: 0, max })
const standing: fc.Arbitrary<Standing | null> = fc.option(
  fc.record({
    table: fc.constantFrom('', '东部', 'A组'),
    position: fc.integer({ min: 1, max: 30 }),
    played: count(82),
    won: count(60),
    drawn: count(20),
    lost: count(60),
    points: count(110),
  }),
)
const streaks = fc.record({
  winning: count(12),
  unbeaten: count(20),
  losing: count(12),
  winless: count(15),
})
const form = fc.record({
  of: fc.integer({ min: 1, max: 5 }),
  won: count(5),
  drawn: count(5),
  lost: count(5),
  scored: count(600),
  conceded: count(600),
})

function team(id: number): fc.Arbitrary<TeamFacts> {
  return fc.record({
    id: fc.constant(id),
    name: fc.constantFrom(...NAMES),
    colors: fc.constant(['#111111', '#eeeeee'] as const),
    before: standing,
    after: standing,
    form: fc.option(form),
    streaks,
    streaksBefore: streaks,
  })
}

const pair = (max: number): fc.Arbitrary<Pair> => fc.tuple(count(max), count(max))
const kickoffAt = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 })

const encounter = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  kickoffAt,
  score: pair(9),
  league: fc.constantFrom('西甲', '中国U21'),
  home: fc.constantFrom(...NAMES),
  away: fc.constantFrom(...NAMES),
})

const facts: fc.Arbitrary<MatchFacts> = fc
  .record({
    home: team(1),
    away: team(2),
    kickoffAt,
    isNeutral: fc.boolean(),
    gap: fc.option(count(60)),
    round: fc.constantFrom('', '第24轮', '1/8决赛', '常规赛第12轮'),
    id: fc.integer({ min: 1, max: 100_000 }),
    encounters: fc.option(
      fc.record({ form, matches: fc.array(encounter, { minLength: 1, maxLength: 5 }) }),
    ),
  })
  .map(({ id, ...given }) => matchFacts({ ...given, match: { ...matchFacts().match, id } }))

const goal = fc.record({
  minute: fc.integer({ min: 1, max: 120 }),
  added: fc.option(fc.integer({ min: 1, max: 9 })),
  side: fc.constantFrom('home' as const, 'away' as const),
  player: fc.constantFrom(...PLAYERS),
  assist: fc.constantFrom(...PLAYERS),
  kind: fc.constantFrom('goal' as const, 'penalty' as const, 'own' as const),
})

/** Goals in their order, with the score after each. */
function scored(goals: Omit<Goal, 'score'>[]): Goal[] {
  let [home, away] = [0, 0]
  return [...goals]
    .sort((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0))
    .map((one) => {
      if (one.side === 'home') home += 1
      else away += 1
      return { ...one, score: [home, away] }
    })
}

const footballMatch: fc.Arbitrary<FootballFacts> = fc
  .tuple(facts, fc.array(goal, { maxLength: 9 }), fc.array(goal, { maxLength: 2 }), fc.boolean())
  .chain(([match, goals, others, isKnown]) => {
    const course = scored(goals)
    const score = course.at(-1)?.score ?? ([0, 0] as const)
    return fc.record({ half: fc.option(pair(3)), shootout: fc.option(pair(9)) }).map((given) =>
      footballFacts({
        ...match,
        score,
        goals: isKnown ? course : [],
        half: given.half,
        sentOff: others,
        missed: others,
        ...(score[0] === score[1] ? { extra: score, shootout: given.shootout } : {}),
      }),
    )
  })

const player: fc.Arbitrary<PlayerFacts> = fc.record({
  name: fc.constantFrom('阿诺德', '亚历山大', '刘洋'),
  points: count(60),
  rebounds: count(20),
  assists: count(20),
  steals: count(9),
  blocks: count(9),
})

const game: fc.Arbitrary<BasketballFacts> = fc
  .record({
    match: facts,
    periods: fc.array(pair(40), { maxLength: 7 }),
    players: fc.record({
      home: fc.array(player, { maxLength: 5 }),
      away: fc.array(player, { maxLength: 5 }),
    }),
    leads: fc.record({ home: count(40), away: count(40) }),
    leadChanges: count(30),
    ties: count(30),
  })
  .map(({ match, periods, players, leads, ...flow }) => {
    const totals = periods.map((_, at): Pair => {
      const played = periods.slice(0, at + 1)
      return [sumOf(played, 0), sumOf(played, 1)]
    })
    const score: Pair = totals.at(-1) ?? [0, 0]
    return basketballFacts({
      ...match,
      match: { ...match.match, sport: 2 },
      periods,
      totals,
      score,
      players,
      flow: { leads, ...flow, run: null },
      margin: Math.abs(score[0] - score[1]),
    })
  })

const sumOf = (pairs: Pair[], side: 0 | 1) => pairs.reduce((sum, one) => sum + one[side], 0)

/** Every number in the facts: of scores, names of rounds and dates of Beijing as well. */
function numbersIn(given: MatchFacts): Set<string> {
  const moments = [
    given.kickoffAt,
    ...(given.encounters?.matches ?? []).map((one) => one.kickoffAt),
  ]
  const dates = moments.flatMap((at) => [momentText(at), dateText(at)])
  const all = `${JSON.stringify(given)} ${dates.join(' ')}`
  return new Set(all.match(/\d+/g)?.map((digits) => String(Number(digits))))
}

function check(given: MatchFacts, article: WrittenArticle | null): void {
  if (!article) throw new Error('no article')
  const texts = article.blocks.flatMap(textsOf)
  const all = [article.title, article.summary, article.withoutResult ?? '', ...texts]
  const known = numbersIn(given)
  const names = [...NAMES, '中国U21']
  for (const text of all) {
    expect(text).not.toMatch(/undefined|NaN|null|\[object/)
    // No empty sentence, no sentence that lacks its beginning.
    expect(text).not.toMatch(/。。|，。|，，|、。|^[，。；]|；。/)
    for (const number of withoutNames(text, names).match(/\d+/g) ?? [])
      if (!known.has(String(Number(number)))) throw new Error(`${number} of ${text} is in no fact`)
  }
  expect([...article.title].length).toBeLessThanOrEqual(MAX_TITLE)
  expect(article.title).not.toBe('')
  expect(article.summary.length).toBeGreaterThan(10)
  expect(article.summary.length).toBeLessThanOrEqual(200)
  expect(article.summary.match(/。/g)?.length ?? 0).toBeLessThanOrEqual(2)
  for (const block of article.blocks)
    if (block.kind === 'paragraph') expect(block.spans.every(({ text }) => text !== '')).toBe(true)
}

test('every number of a preview is in its facts', () => {
  fc.assert(
    fc.property(facts, (given) => check(given, writePreview(given))),
    { numRuns: 200 },
  )
})

test('every number of a football report is in its facts', () => {
  fc.assert(
    fc.property(footballMatch, (given) => check(given, writeFootballReport(given))),
    { numRuns: 200 },
  )
})

test('every number of a basketball report is in its facts', () => {
  fc.assert(
    fc.property(game, (given) => check(given, writeBasketballReport(given))),
    { numRuns: 200 },
  )
})

test('every number of an article about a streak is in its facts', () => {
  fc.assert(
    fc.property(facts, pair(9), fc.integer({ min: 5, max: 30 }), (match, score, length) => {
      const winning = { ...match.home.streaks, winning: length }
      const given = { ...match, score, home: { ...match.home, streaks: winning } }
      check(given, writeStreak(given, { side: 'home', kind: 'winning', length }))
    }),
  )
})
