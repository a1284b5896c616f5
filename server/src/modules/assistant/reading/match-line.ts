import type { BasketballMatch } from '@saidian/shared/contracts/basketball'
import type { FootballMatch } from '@saidian/shared/contracts/football'
import type { League, Team } from '@saidian/shared/contracts/matches'
import { SPORT } from '@saidian/shared/contracts/personal'
import * as basketball from '@saidian/shared/lib/basketball'
import * as football from '@saidian/shared/lib/football'
import { moment } from './moment'

/** A match as answers speak of it. */
export type MatchLine = {
  id: number
  sport: number
  league: string
  leagueId: number
  /** How much readers care for the league: lists begin with the heavier one. */
  weight: number
  round: string
  home: string
  away: string
  homeId: number
  awayId: number
  /** Beijing time, such as 2026-11-21 20:30. */
  kickoff: string
  kickoffMs: number
  status: string
  /** Such as 2-1; null before the match. */
  score: string | null
  goals: [number, number] | null
  half: string | null
  state: 'coming' | 'playing' | 'over' | 'other'
  at: number
}

type Names = { leagues: readonly League[]; teams: readonly Team[] }
type FootballNames = Names & { matches: readonly FootballMatch[] }
type BasketballNames = Names & { matches: readonly BasketballMatch[] }

export function footballLines(list: FootballNames): MatchLine[] {
  return list.matches.map((match) => ({
    ...commonLine(match, list, SPORT.football),
    status: football.footballStatusText(match.s),
    half: match.half && match.s > 2 ? match.half.join('-') : null,
    state: stateOf(match.s, football),
  }))
}

export function basketballLines(list: BasketballNames): MatchLine[] {
  return list.matches.map((match) => ({
    ...commonLine(match, list, SPORT.basketball),
    status: basketball.basketballStatusText(match.s),
    half: null,
    state: stateOf(match.s, basketball),
  }))
}

function stateOf(
  status: number,
  sport: { isInPlay: (status: number) => boolean; isOver: (status: number) => boolean },
): MatchLine['state'] {
  if (sport.isInPlay(status)) return 'playing'
  if (sport.isOver(status)) return 'over'
  return status === 1 ? 'coming' : 'other'
}

function commonLine(match: FootballMatch | BasketballMatch, names: Names, sport: number) {
  const teamOf = (id: number) => names.teams.find((team) => team.id === id)?.shortZh ?? ''
  const league = names.leagues.find(({ id }) => id === match.li)
  const isKnown = match.s !== 1
  return {
    id: match.id,
    sport,
    league: league?.shortZh ?? '',
    weight: league?.weight ?? 0,
    leagueId: match.li,
    round: match.round,
    home: teamOf(match.home),
    away: teamOf(match.away),
    homeId: match.home,
    awayId: match.away,
    kickoff: moment(match.kickoffAt * 1000),
    kickoffMs: match.kickoffAt * 1000,
    score: isKnown && match.score ? match.score.join('-') : null,
    goals: isKnown ? match.score : null,
    at: match.sourceAt * 1000,
  }
}

/** The matches of the heaviest leagues, by kick-off. */
export function foremost(lines: readonly MatchLine[], count: number): MatchLine[] {
  return [...lines]
    .sort((a, b) => b.weight - a.weight || a.kickoffMs - b.kickoffMs)
    .slice(0, count)
    .sort((a, b) => a.kickoffMs - b.kickoffMs)
}
