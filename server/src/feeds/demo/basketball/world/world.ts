import type { FeedSeason, FeedTeam } from '../../../feed'
import type { Coverage } from '../../world/kickoff.rules'
import { minutesOf } from '../../world/kickoff-hours'
import { createLeagueMatches } from '../../world/league-matches'
import {
  daysOfSeasons,
  daysOfSeasonsBackwards,
  earlierSeasonsOf,
  feedSeason,
  seasonKey,
  seasonsOf,
} from '../../world/seasons'
import { type BasketballMatch, matchOf } from './fixture'
import { type BasketballLeague, readLeagues } from './leagues'

/** The shortest game takes about 90 minutes. */
const COVERAGE: Coverage = {
  lastBin: 18,
  wanted: { matches: 4, least: 3 },
  wantedAfterTen: { matches: 5, least: 4 },
  enough: 3,
}

export type BasketballWorld = {
  leagues: BasketballLeague[]
  teams: FeedTeam[]
  /** Seasons that are on, just over or about to begin on `day`. */
  seasonsAt: (day: number) => FeedSeason[]
  /** The two seasons of each league before those of `day`. */
  earlierSeasonsAt: (day: number) => FeedSeason[]
  /** Games of a sports day. */
  matchesOn: (day: number) => BasketballMatch[]
  /** Every game of the seasons of `day`, a sports day at a time. */
  matchesOfSeasonsAt: (day: number) => Generator<BasketballMatch[], void>
  /** Every game of these earlier seasons of `day`, a sports day at a time, newest first. */
  earlierMatches: (
    day: number,
    seasonKeys: ReadonlySet<string>,
  ) => Generator<BasketballMatch[], void>
}

/** A basketball world that depends on the seed only. */
export function createBasketballWorld(seed: string): BasketballWorld {
  const leagues = readLeagues()
  const minutes = new Map(leagues.map(({ key, hours }) => [key, minutesOf(hours)]))
  const matchesOn = createLeagueMatches({
    leagues,
    seed,
    roundsOf: ({ games }) => games,
    hoursOf: ({ key }) => minutes.get(key) ?? [],
    coverage: COVERAGE,
    matchOf: (draw) => matchOf(draw, seed),
  })
  return {
    leagues,
    teams: leagues.flatMap(({ teams }) => teams),
    seasonsAt: (day) => seasonsOf(leagues, day).map(feedSeason),
    earlierSeasonsAt: (day) => earlierSeasonsOf(leagues, day).map(feedSeason),
    matchesOn,
    matchesOfSeasonsAt: (day) => daysOfSeasons(seasonsOf(leagues, day), matchesOn),
    earlierMatches: (day, seasonKeys) => {
      const seasons = earlierSeasonsOf(leagues, day).filter(({ league, edition }) =>
        seasonKeys.has(seasonKey(league, edition)),
      )
      return daysOfSeasonsBackwards(seasons, matchesOn)
    },
  }
}
