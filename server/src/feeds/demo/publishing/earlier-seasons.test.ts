import { groupBy } from '@saidian/shared/lib'
import type { FeedFixture } from '../../feed'
import { earlierResultOf } from '../football-sport'
import type { MatchMessage } from '../play/statistics/summary'
import { noProgress } from '../testing/empty-progress'
import type { DemoMatch } from '../world/fixture'
import { dayNumber } from '../world/sports-day.rules'
import { createWorld } from '../world/world'
import { earlierSeasonBatches } from './earlier-seasons'

const SEED = 'saidian'
const DAY = dayNumber(2026, 11, 22)
const AT = DAY * 86_400

const world = createWorld(SEED)
const progress = noProgress()
const resultOf = (match: DemoMatch) => earlierResultOf(match, SEED)
const inputs = { world, resultOf, progress, day: DAY, at: AT }

let fixtures: FeedFixture[] = []
let results: MatchMessage[] = []
let kinds: Set<string>
beforeAll(async () => {
  const messages = []
  for (const batch of earlierSeasonBatches(inputs)) messages.push(...(await batch()))
  kinds = new Set(messages.map(({ kind }) => kind))
  fixtures = messages.flatMap((message) => (message.kind === 'fixtures' ? message.fixtures : []))
  results = messages.filter((message) => message.kind === 'match')
})

test('every pair of clubs has played both fixtures in two earlier seasons of every league', () => {
  const seasons = groupBy(fixtures, ({ seasonKey }) => seasonKey)
  const leagues = world.leagues.filter(({ kind }) => kind === 1)
  expect(seasons.size).toBe(2 * leagues.length)
  for (const league of leagues) {
    const ours = [...seasons.values()].filter(([first]) => first?.leagueKey === league.key)
    expect(ours).toHaveLength(2)
    for (const season of ours) {
      const pairs = new Set(season.map(({ homeKey, awayKey }) => `${homeKey} ${awayKey}`))
      expect(pairs.size).toBe(league.teams.length * (league.teams.length - 1))
      expect(season).toHaveLength(pairs.size)
    }
  }
})

test('every match has a final score and nothing else', () => {
  expect(kinds).toEqual(new Set(['fixtures', 'match']))
  expect(new Set(results.map(({ matchKey }) => matchKey)).size).toBe(fixtures.length)
  // One comparison for all: a matcher for each of these matches takes longer than their seasons.
  const others = results.filter(
    ({ state: { status, score }, incidents, statistics }) =>
      status !== 8 ||
      score?.length !== 2 ||
      score.some((goals) => typeof goals !== 'number') ||
      incidents !== undefined ||
      statistics !== undefined,
  )
  expect(others).toEqual([])
})

test('each season is before the current ones and in the catalogue', () => {
  const current = new Set(world.seasonsAt(DAY).map(({ key }) => key))
  const earlier = new Set(world.earlierSeasonsAt(DAY).map(({ key }) => key))
  const others = fixtures.filter(
    ({ seasonKey, kickoffAt }) =>
      current.has(seasonKey) || !earlier.has(seasonKey) || kickoffAt >= AT,
  )
  expect(others).toEqual([])
})

test('stored seasons are not sent again', async () => {
  expect(earlierSeasonBatches(inputs)).toEqual([])
  const started = noProgress()
  for (const { key } of world.earlierSeasonsAt(DAY)) started.set(`fixtures ${key}`, 300)
  expect(earlierSeasonBatches({ ...inputs, progress: started })).toEqual([])
})
