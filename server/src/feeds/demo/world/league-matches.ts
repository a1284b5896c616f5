import type { FeedTeam } from '../../feed'
import { hashOf, randomFrom, shuffled } from '../../random'
import type { DemoLeague } from './catalogue'
import { type DemoMatch, type Draw, matchOf, seasonKey } from './fixture'
import { spreadKickoffs } from './kickoff.rules'
import { kickoffHours } from './kickoff-hours'
import { type Edition, editionsBetween, matchIndexesOn, pairingAt } from './season.rules'
import { instantOn } from './sports-day.rules'

type TeamsOf = (league: DemoLeague, edition: Edition) => FeedTeam[]

/** Returns a function that gives the league matches of a sports day. */
export function createLeagueMatches(
  leagues: readonly DemoLeague[],
  seed: string,
): (day: number) => DemoMatch[] {
  const teamsOf = createSeasonDraw(seed)
  return (day) => {
    const draws = leagues
      .filter(({ kind }) => kind === 1)
      .flatMap((league) => drawsOn(day, league, teamsOf))
    const minutes = spreadKickoffs(
      draws.map(({ league }) => kickoffHours(league.hours)),
      draws.map(({ home, round }) => hashOf(`${seed}/${home.key}/${round}`)),
    )
    return draws.map((draw, index) =>
      matchOf({ ...draw, kickoffAt: instantOn(day, minutes[index] ?? 0) }, seed),
    )
  }
}

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

function drawsOn(day: number, league: DemoLeague, teamsOf: TeamsOf): Omit<Draw, 'kickoffAt'>[] {
  return editionsBetween(league.startMonth, day, day).flatMap((edition) => {
    const teams = teamsOf(league, edition)
    const phase = (hashOf(league.key) % 1000) / 1000
    return matchIndexesOn(edition, teams.length, day, phase).flatMap((index) => {
      const { round, home, away } = pairingAt(teams.length, index)
      const [homeTeam, awayTeam] = [teams[home], teams[away]]
      if (!homeTeam || !awayTeam) return []
      return [{ league, edition, home: homeTeam, away: awayTeam, round: `第${round}轮` }]
    })
  })
}
