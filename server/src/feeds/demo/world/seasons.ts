import type { FeedFixture, FeedLeague, FeedSeason } from '../../feed'
import { type Edition, editionsBetween } from './season.rules'
import { isoDate } from './sports-day.rules'

/** A season belongs to a day from ten days before its start to a week after its end. */
export const LEAD_DAYS = 10
export const DAYS_BEHIND = 7
/** Number of seasons before the current ones, enough for both fixtures of any pair of clubs. */
const EARLIER_SEASONS = 2
const DAYS_OF_EARLIER = 200 * EARLIER_SEASONS

export type SeasonLeague = { key: string; startMonth: number }
export type Season<League> = { league: League; edition: Edition }

export function seasonKey(league: { key: string }, edition: Edition): string {
  return `demo:${league.key}/${edition.name}`
}

/** Seasons that are on, just over or about to begin on `day`. */
export function seasonsOf<League extends SeasonLeague>(
  leagues: readonly League[],
  day: number,
): Season<League>[] {
  return leagues.flatMap((league) =>
    editionsAt(league, day).map((edition) => ({ league, edition })),
  )
}

/** The last seasons of each league before those of `day`. */
export function earlierSeasonsOf<League extends SeasonLeague>(
  leagues: readonly League[],
  day: number,
): Season<League>[] {
  return leagues.flatMap((league) => {
    const first = editionsAt(league, day)[0]?.startDay ?? day
    const before = editionsBetween(league.startMonth, first - DAYS_OF_EARLIER, first - 1)
    return before.slice(-EARLIER_SEASONS).map((edition) => ({ league, edition }))
  })
}

function editionsAt(league: SeasonLeague, day: number): Edition[] {
  return editionsBetween(league.startMonth, day - DAYS_BEHIND, day + LEAD_DAYS)
}

/** Matches of every sports day of these seasons, a day at a time, oldest first. */
export function* daysOfSeasons<Match extends { fixture: FeedFixture }>(
  seasons: readonly Season<SeasonLeague>[],
  matchesOn: (day: number) => Match[],
): Generator<Match[], void> {
  const [first, last] = firstAndLastDay(seasons)
  const wanted = keysOf(seasons)
  for (let day = first; day <= last; day++) yield ofSeasons(matchesOn(day), wanted)
}

/** The same, newest first. */
export function* daysOfSeasonsBackwards<Match extends { fixture: FeedFixture }>(
  seasons: readonly Season<SeasonLeague>[],
  matchesOn: (day: number) => Match[],
): Generator<Match[], void> {
  const [first, last] = firstAndLastDay(seasons)
  const wanted = keysOf(seasons)
  for (let day = last; day >= first; day--) yield ofSeasons(matchesOn(day), wanted)
}

export function keysOf(seasons: readonly Season<SeasonLeague>[]): Set<string> {
  return new Set(seasons.map(({ league, edition }) => seasonKey(league, edition)))
}

function firstAndLastDay(seasons: readonly Season<SeasonLeague>[]): [first: number, last: number] {
  const first = Math.min(...seasons.map(({ edition }) => edition.startDay))
  const last = Math.max(...seasons.map(({ edition }) => edition.endDay)) - 1
  return [first, last]
}

export function ofSeasons<Match extends { fixture: FeedFixture }>(
  matches: Match[],
  seasonKeys: ReadonlySet<string>,
): Match[] {
  return matches.filter(({ fixture }) => seasonKeys.has(fixture.seasonKey))
}

export function feedSeason({ league, edition }: Season<SeasonLeague>): FeedSeason {
  return {
    key: seasonKey(league, edition),
    leagueKey: league.key,
    name: edition.name,
    startsOn: isoDate(edition.startDay),
    endsOn: isoDate(edition.endDay - 1),
  }
}

/** The league in the shape of the feed. */
export function feedLeague(league: FeedLeague): FeedLeague {
  const { key, nameZh, shortZh, letter, areaKey, areaZh, color, level, kind } = league
  return { key, nameZh, shortZh, letter, areaKey, areaZh, color, level, kind }
}
