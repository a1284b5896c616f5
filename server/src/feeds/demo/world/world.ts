import type { FeedSeason, FeedTeam } from '../../feed'
import { type DemoLeague, readCatalogue } from './catalogue'
import { createWinnerOf, cupMatches } from './cup'
import { type DemoMatch, matchOf } from './fixture'
import type { Coverage } from './kickoff.rules'
import { kickoffHours } from './kickoff-hours'
import { createLeagueMatches } from './league-matches'
import { editionsBetween } from './season.rules'
import {
  DAYS_BEHIND,
  daysOfSeasons,
  daysOfSeasonsBackwards,
  earlierSeasonsOf,
  feedSeason,
  keysOf,
  LEAD_DAYS,
  ofSeasons,
  seasonKey,
  seasonsOf,
} from './seasons'
import { instantOn } from './sports-day.rules'

const LAST_BIN = 22
const COVERAGE: Coverage = {
  wanted: { matches: 8, least: 7 },
  wantedAfterTen: { matches: 10, least: 8 },
  enough: 6,
}

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

/** A football world that depends on the seed only; of these leagues, or of all. */
export function createWorld(seed: string, keys?: readonly string[]): World {
  const leagues = readCatalogue(seed).filter(({ key }) => !keys || keys.includes(key))
  const winnerOf = createWinnerOf(seed)
  const roundRobins = leagues.filter(({ kind }) => kind === 1)
  const leagueMatches = createLeagueMatches({
    leagues: roundRobins,
    seed,
    roundsOf: ({ teams }) => 2 * (teams.length - 1),
    choiceOf: ({ hours }) => ({ hours: kickoffHours(hours), lastBin: LAST_BIN }),
    coverage: COVERAGE,
    matchOf: (draw) => matchOf({ ...draw, round: `第${draw.round}轮` }, seed),
  })

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
    earlierSeasonsAt: (day) => earlierSeasonsOf(roundRobins, day).map(feedSeason),
    matchesOn: (day, knownDay) => [
      ...leagueMatches(day),
      ...[...cups(day, day, knownDay)].flat().filter(({ fixture }) => isOn(day, fixture.kickoffAt)),
    ],
    *matchesOfSeasonsAt(day) {
      const seasons = seasonsOf(leagues, day)
      const wanted = keysOf(seasons)
      for (const ties of cups(day - DAYS_BEHIND, day + LEAD_DAYS, day))
        yield ofSeasons(ties, wanted)
      yield* daysOfSeasons(seasons, leagueMatches)
    },
    earlierMatches: (day, seasonKeys) => {
      const seasons = earlierSeasonsOf(roundRobins, day).filter(({ league, edition }) =>
        seasonKeys.has(seasonKey(league, edition)),
      )
      return daysOfSeasonsBackwards(seasons, leagueMatches)
    },
  }
}

function isOn(day: number, seconds: number): boolean {
  return seconds >= instantOn(day, 600) && seconds < instantOn(day + 1, 600)
}
