import type { FeedFixture, FeedTeam } from '../../feed'
import { hashOf, randomFrom } from '../../random'
import type { DemoLeague } from './catalogue'
import type { Edition } from './season.rules'
import { seasonKey } from './seasons'

/** A fixture with the data to play it. */
export type DemoMatch = {
  fixture: FeedFixture
  league: DemoLeague
  edition: Edition
  home: FeedTeam
  away: FeedTeam
  /** Goals expected of each side. */
  expected: [home: number, away: number]
  /** A cup tie: extra time and a shoot-out when it is level. */
  isKnockout: boolean
  /** A rare mishap, only at hours when many matches are played. */
  mishap: 'postponed' | 'interrupted' | null
}

export type Draw = {
  league: DemoLeague
  edition: Edition
  home: FeedTeam
  away: FeedTeam
  round: string
  kickoffAt: number
  isFinal?: boolean
}

const HOME_GAIN = 1.15
const AWAY_LOSS = 0.87
/** Kick-offs from 20:00 to 02:30 in Beijing, as seconds after noon UTC. */
const BUSY_SECONDS = 6.5 * 3600
const ONE_POSTPONED_IN = 300
const ONE_INTERRUPTED_IN = 220

export function matchOf(draw: Draw, seed: string): DemoMatch {
  const { league, edition, home, away, kickoffAt } = draw
  const isKnockout = league.kind === 2
  const pair = `${slugOf(home)}-${slugOf(away)}`
  const key = `${seasonKey(league, edition)}/${pair}`
  const seasonSeed = `${seed}/${edition.name}`
  const edge = (strengthOf(home, league, seasonSeed) - strengthOf(away, league, seasonSeed)) / 2
  const neutral = draw.isFinal === true
  return {
    fixture: {
      key,
      seasonKey: seasonKey(league, edition),
      leagueKey: league.key,
      homeKey: home.key,
      awayKey: away.key,
      round: draw.round,
      kickoffAt,
      neutral,
    },
    league,
    edition,
    home,
    away,
    expected: [
      (league.goals / 2) * (neutral ? 1 : HOME_GAIN) * Math.exp(edge),
      (league.goals / 2) * (neutral ? 1 : AWAY_LOSS) * Math.exp(-edge),
    ],
    isKnockout,
    mishap: isKnockout ? null : mishapOf(`${seed}/mishap/${key}`, kickoffAt),
  }
}

function slugOf(team: FeedTeam): string {
  return team.key.slice(team.key.indexOf('/') + 1)
}

/** About −0.7 to 0.7: the place in the league's list, moved by the form of the season. */
function strengthOf(team: FeedTeam, league: DemoLeague, seasonSeed: string): number {
  const place = league.teams.findIndex(({ key }) => key === team.key)
  const form = randomFrom(`${seasonSeed}/form/${team.key}`).next() - 0.5
  return 0.5 - place / (league.teams.length - 1) + form * 0.5
}

function mishapOf(seed: string, kickoffAt: number): DemoMatch['mishap'] {
  const afterNoon = (kickoffAt - 12 * 3600) % 86_400
  if (afterNoon > BUSY_SECONDS) return null
  const lot = hashOf(seed)
  if (lot % ONE_POSTPONED_IN === 0) return 'postponed'
  return lot % ONE_INTERRUPTED_IN === 1 ? 'interrupted' : null
}
