import type { FeedTeam } from '../../feed'
import { hashOf, randomFrom, shuffled } from '../../random'
import { type Coverage, type KickoffChoice, spreadKickoffs } from './kickoff.rules'
import { type Edition, editionsBetween, matchIndexesOn, pairingAt } from './season.rules'
import { type SeasonLeague, seasonKey } from './seasons'
import { instantOn } from './sports-day.rules'

/** A match as drawn for its season. */
export type LeagueDraw<League> = {
  league: League
  edition: Edition
  home: FeedTeam
  away: FeedTeam
  round: number
  kickoffAt: number
}

type LeagueWithTeams = SeasonLeague & { teams: FeedTeam[] }

type LeagueCalendar<League, Match> = {
  leagues: readonly League[]
  seed: string
  /** Rounds of a season of the league. */
  roundsOf: (league: League) => number
  /** When matches of the league may start, and how long they take. */
  choiceOf: (league: League) => KickoffChoice
  coverage: Coverage
  matchOf: (draw: LeagueDraw<League>) => Match
}

/** Returns a function that gives the league matches of a sports day. */
export function createLeagueMatches<League extends LeagueWithTeams, Match>({
  leagues,
  seed,
  roundsOf,
  choiceOf,
  coverage,
  matchOf,
}: LeagueCalendar<League, Match>): (day: number) => Match[] {
  const teamsOf = createSeasonDraw(seed)
  return (day) => {
    const draws = leagues.flatMap((league) => drawsOn(day, league, roundsOf(league), teamsOf))
    const minutes = spreadKickoffs(
      draws.map(({ league }) => choiceOf(league)),
      // The round as it is shown, from the first version on: another text would move every match.
      draws.map(({ home, round }) => hashOf(`${seed}/${home.key}/第${round}轮`)),
      coverage,
    )
    return draws.map((draw, index) =>
      matchOf({ ...draw, kickoffAt: instantOn(day, minutes[index] ?? 0) }),
    )
  }
}

type TeamsOf = (league: LeagueWithTeams, edition: Edition) => FeedTeam[]

/** The draw of each season: which team takes which place on the circle. */
function createSeasonDraw(seed: string): TeamsOf {
  const seasonTeams = new Map<string, FeedTeam[]>()
  return (league, edition) => {
    const key = seasonKey(league, edition)
    const known = seasonTeams.get(key)
    if (known) return known
    const drawn = shuffled(league.teams, randomFrom(`${seed}/draw/${key}`))
    seasonTeams.set(key, drawn)
    return drawn
  }
}

function drawsOn<League extends LeagueWithTeams>(
  day: number,
  league: League,
  rounds: number,
  teamsOf: TeamsOf,
): Omit<LeagueDraw<League>, 'kickoffAt'>[] {
  return editionsBetween(league.startMonth, day, day).flatMap((edition) => {
    const teams = teamsOf(league, edition)
    const phase = (hashOf(league.key) % 1000) / 1000
    const total = (rounds * teams.length) / 2
    return matchIndexesOn(edition, total, day, phase).flatMap((index) => {
      const { round, home, away } = pairingAt(teams.length, index)
      const [homeTeam, awayTeam] = [teams[home], teams[away]]
      if (!homeTeam || !awayTeam) return []
      return [{ league, edition, home: homeTeam, away: awayTeam, round }]
    })
  })
}
