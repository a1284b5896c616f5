import type { FeedSeason, FeedTeam } from '../../../feed'
import type { Coverage, KickoffChoice } from '../../world/kickoff.rules'
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

/** The shortest games of 40 and of 48 minutes take about 90 and 115 minutes. */
const LAST_BIN = { short: 18, long: 22 }
const LONG_QUARTER = 720
const COVERAGE: Coverage = {
  wanted: { matches: 4, least: 3 },
  wantedAfterTen: { matches: 7, least: 6 },
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

/** A basketball world that depends on the seed only; of these leagues, or of all. */
export function createBasketballWorld(seed: string, keys?: readonly string[]): BasketballWorld {
  const leagues = readLeagues().filter(({ key }) => !keys || keys.includes(key))
  const choices = new Map(leagues.map((league) => [league.key, choiceOf(league)]))
  const matchesOn = createLeagueMatches({
    leagues,
    seed,
    roundsOf: ({ games }) => games,
    choiceOf: (league) => choices.get(league.key) ?? choiceOf(league),
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

function choiceOf({ hours, rules }: BasketballLeague): KickoffChoice {
  const isLong = rules.quarterSeconds === LONG_QUARTER
  return { hours: minutesOf(hours), lastBin: isLong ? LAST_BIN.long : LAST_BIN.short }
}
