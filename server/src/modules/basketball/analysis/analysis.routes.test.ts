import type { MatchFuture, MatchHistory, MatchTable } from '@saidian/shared/contracts/matches'
import type { FeedFixture } from '../../../feeds/feed'
import { footballWorld, SATURDAY_EVENING } from '../../../testing'
import { type MatchWorld, openMatchWorld, soon } from '../match/testing/match-world'
import { type BasketballMessage, gameMessage, points } from '../match/testing/messages'

const DAY_S = 86_400
const TEAMS = [
  'nba/boston-celtics',
  'nba/new-york-knicks',
  'nba/los-angeles-lakers',
  'nba/denver-nuggets',
]
const [celtics, knicks, lakers] = [0, 1, 2]

/** A league with two conferences: `a` is Celtics against Lakers on Saturday evening. */
function nba(): BasketballMessage[] {
  const [catalogue] = footballWorld([])
  if (catalogue?.kind !== 'catalogue') throw new Error('no catalogue')
  const { leagues, teams, seasons } = catalogue
  return [
    {
      ...catalogue,
      leagues: leagues.map((league) => ({ ...league, key: 'nba' })),
      seasons: seasons.map((season) => ({ ...season, leagueKey: 'nba' })),
      teams: teams.slice(0, TEAMS.length).map((team, place) => {
        return { ...team, key: TEAMS[place] ?? '' }
      }),
    },
    fixtures(game('a', 0, celtics, lakers)),
  ]
}

function game(key: string, days: number, home: number, away: number): FeedFixture {
  return {
    key,
    leagueKey: 'nba',
    seasonKey: 's',
    homeKey: TEAMS[home] ?? '',
    awayKey: TEAMS[away] ?? '',
    round: '常规赛',
    kickoffAt: SATURDAY_EVENING + days * DAY_S,
    neutral: false,
  }
}

function fixtures(...list: FeedFixture[]): BasketballMessage {
  return { kind: 'fixtures', at: SATURDAY_EVENING - 9 * DAY_S, fixtures: list }
}

const ended = (key: string, home: number, away: number) =>
  gameMessage(key, 1, { ...points(10, [home], [away]), clock: null, clockAt: null })

let world: MatchWorld
beforeEach(async () => {
  world = await openMatchWorld(nba())
})
afterEach(() => world.close())

const analysis = async <T>(part: string) =>
  (await world.get<T>(`/live/basket/match/analysis/${part}/${world.id}`)).data

test('a table has the conferences of the league with the records of their teams', async () => {
  await world.deliver(
    fixtures(game('x', -3, celtics, knicks), game('y', -2, knicks, lakers)),
    ended('x', 100, 90),
    ended('y', 99, 98),
  )
  const { rule, groups, teams } = await analysis<MatchTable>('table')
  expect(rule).toBe('conference')
  expect(groups.map(({ name }) => name)).toEqual(['东部', '西部'])
  expect(groups[0]?.statistic.total).toMatchObject([
    { position: 1, won: 1, lost: 0, percentage: 1, streak: 1, homeRecord: [1, 0], behind: 0 },
    { position: 2, won: 1, lost: 1, percentage: 0.5, streak: 1, behind: 0.5 },
  ])
  expect(teams).toHaveLength(3)
})

test('lists show the places of teams of two conferences, and a result moves them', async () => {
  await world.deliver(
    fixtures(game('x', -3, celtics, knicks), game('y', -2, lakers, knicks)),
    ended('x', 90, 100),
    ended('y', 100, 90),
  )
  const ranks = async () => (await world.header()).match.ranks
  await soon(async () => String(await ranks()) === '2,1')
  await world.deliver({
    ...gameMessage('x', 2, { ...points(10, [110], [100]), clock: null, clockAt: null }),
    correction: true,
  })
  await soon(async () => String(await ranks()) === '1,1')
})

test('the history has meetings, form and the rest of both teams', async () => {
  await world.deliver(
    fixtures(
      game('x', -1, celtics, knicks),
      game('y', -4, lakers, celtics),
      game('put off', -2, lakers, knicks),
    ),
    ended('x', 100, 90),
    ended('y', 99, 98),
    gameMessage('put off', 1, { status: 13, score: null, homePoints: null, awayPoints: null }),
  )
  const { history, recent, rest } = await analysis<MatchHistory>('history')
  expect(history.vs).toMatchObject([{ score: [99, 98], leagueZh: '联' }])
  expect(recent.statHomeInfo).toMatchObject({ win: 1, draw: 0, lose: 1, scored: 198 })
  expect(rest).toEqual({ home: { days: 0, lastWeek: 2 }, away: { days: 3, lastWeek: 1 } })
})

test('the next games of both teams come with the days until them', async () => {
  await world.deliver(fixtures(game('n', 2, knicks, celtics), game('m', 1, lakers, knicks)))
  const future = await analysis<MatchFuture>('future')
  expect(future).toMatchObject({ home: [{ daysAfter: 2 }], away: [{ daysAfter: 1 }] })
})

test.each(['table', 'history', 'future'])('%s of an unknown game is an error', async (part) => {
  expect(await world.get(`/live/basket/match/analysis/${part}/999999`)).toMatchObject({
    code: 404,
    reason: 'basketball.no_such_match',
  })
})
