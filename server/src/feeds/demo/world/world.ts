import type { FeedSeason, FeedTeam } from '../../feed'
import { type DemoLeague, readCatalogue } from './catalogue'
import { createWinnerOf, cupMatches } from './cup'
import { type DemoMatch, seasonKey } from './fixture'
import { createLeagueMatches } from './league-matches'
import { type Edition, editionsBetween } from './season.rules'
import { instantOn, isoDate } from './sports-day.rules'

/** A season belongs to a day from ten days before its start to a week after its end. */
const LEAD_DAYS = 10
const DAYS_BEHIND = 7
/** Number of seasons before the current ones, enough for both fixtures of any pair of clubs. */
const EARLIER_SEASONS = 2
const DAYS_OF_EARLIER = 200 * EARLIER_SEASONS

export type World = {
  leagues: DemoLeague[]
  teams: FeedTeam[]
  /** Seasons that are on, just over or about to begin on `day`. */
  seasonsAt: (day: number) => FeedSeason[]
  /** The last seasons of each league before those of `day`; cups have none. */
  earlierSeasonsAt: (day: number) => FeedSeason[]
  /** League matches of a sports day, and cup ties drawn by `knownDay`. */
  matchesOn: (day: number, knownDay: number) => DemoMatch[]
  /**
   * Every match of the seasons of `day`, in slices of a sports day or a round of a cup; all at once
   * would block the process for half a second.
   */
  matchesOfSeasonsAt: (day: number) => Generator<DemoMatch[]>
  /** Every match of these earlier seasons of `day`, a sports day at a time, newest first. */
  earlierMatches: (day: number, seasonKeys: ReadonlySet<string>) => Generator<DemoMatch[], void>
}

type Season = { league: DemoLeague; edition: Edition }

/** A football world that depends on the seed only. */
export function createWorld(seed: string): World {
  const leagues = readCatalogue(seed)
  const winnerOf = createWinnerOf(seed)
  const leagueMatches = createLeagueMatches(leagues, seed)

  function* cups(fromDay: number, toDay: number, knownDay: number) {
    for (const league of leagues.filter(({ kind }) => kind === 2)) {
      for (const edition of editionsBetween(league.startMonth, fromDay, toDay))
        yield* cupMatches(league, edition, knownDay, { seed, winnerOf })
    }
  }

  return {
    leagues,
    teams: [
      ...new Map(leagues.flatMap(({ teams }) => teams).map((team) => [team.key, team])).values(),
    ],
    seasonsAt: (day) => seasonsOf(leagues, day).map(feedSeason),
    earlierSeasonsAt: (day) => earlierSeasonsOf(leagues, day).map(feedSeason),
    matchesOn: (day, knownDay) => [
      ...leagueMatches(day),
      ...[...cups(day, day, knownDay)].flat().filter(({ fixture }) => isOn(day, fixture.kickoffAt)),
    ],
    *matchesOfSeasonsAt(day) {
      const seasons = seasonsOf(leagues, day)
      const wanted = new Set(seasons.map(({ league, edition }) => seasonKey(league, edition)))
      const [first, last] = firstAndLastDay(seasons)
      for (const ties of cups(day - DAYS_BEHIND, day + LEAD_DAYS, day))
        yield ofSeasons(ties, wanted)
      for (let other = first; other <= last; other++) yield ofSeasons(leagueMatches(other), wanted)
    },
    *earlierMatches(day, seasonKeys) {
      const seasons = earlierSeasonsOf(leagues, day).filter(({ league, edition }) =>
        seasonKeys.has(seasonKey(league, edition)),
      )
      const [first, last] = firstAndLastDay(seasons)
      for (let other = last; other >= first; other--)
        yield ofSeasons(leagueMatches(other), seasonKeys)
    },
  }
}

function seasonsOf(leagues: readonly DemoLeague[], day: number): Season[] {
  return leagues.flatMap((league) =>
    editionsAt(league, day).map((edition) => ({ league, edition })),
  )
}

function earlierSeasonsOf(leagues: readonly DemoLeague[], day: number): Season[] {
  return leagues
    .filter(({ kind }) => kind === 1)
    .flatMap((league) => {
      const first = editionsAt(league, day)[0]?.startDay ?? day
      const before = editionsBetween(league.startMonth, first - DAYS_OF_EARLIER, first - 1)
      return before.slice(-EARLIER_SEASONS).map((edition) => ({ league, edition }))
    })
}

function editionsAt(league: DemoLeague, day: number): Edition[] {
  return editionsBetween(league.startMonth, day - DAYS_BEHIND, day + LEAD_DAYS)
}

function firstAndLastDay(seasons: readonly Season[]): [first: number, last: number] {
  const first = Math.min(...seasons.map(({ edition }) => edition.startDay))
  const last = Math.max(...seasons.map(({ edition }) => edition.endDay)) - 1
  return [first, last]
}

function ofSeasons(matches: DemoMatch[], seasonKeys: ReadonlySet<string>): DemoMatch[] {
  return matches.filter(({ fixture }) => seasonKeys.has(fixture.seasonKey))
}

function feedSeason({ league, edition }: Season): FeedSeason {
  return {
    key: seasonKey(league, edition),
    leagueKey: league.key,
    name: edition.name,
    startsOn: isoDate(edition.startDay),
    endsOn: isoDate(edition.endDay - 1),
  }
}

function isOn(day: number, seconds: number): boolean {
  return seconds >= instantOn(day, 600) && seconds < instantOn(day + 1, 600)
}
