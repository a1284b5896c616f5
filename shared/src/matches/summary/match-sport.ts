import type { MatchSummary } from '../../contracts/matches'
import { SPORT } from '../../contracts/personal'
import type { Sport } from '../sport'
import { listSports } from '../sports'

/** The sport of the match; undefined for one that this version has no lists of. */
export function sportOf({ sport }: MatchSummary): Sport | undefined {
  return listSports().find((key) => SPORT[key] === sport)
}

/** The sports of the matches that cards show. */
export function sportsOf(cards: readonly { match: MatchSummary | null }[]): Sport[] {
  const shown = new Set(cards.map(({ match }) => match && sportOf(match)))
  return listSports().filter((sport) => shown.has(sport))
}
