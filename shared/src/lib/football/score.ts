import { FOOTBALL_STATUS, type FootballMatch } from '../../contracts/football'
import { isInPlay } from './status'

/**
 * Extra time and a shoot-out reveal that the score is level: without spoilers the match is simply
 * going on.
 */
export function revealsResult({ s }: Pick<FootballMatch, 's'>): boolean {
  return s >= FOOTBALL_STATUS.extraTime && s <= FOOTBALL_STATUS.penalties
}

/** The match without its result: who plays and when it began. */
export function withoutResult(match: FootballMatch): FootballMatch {
  const unknown = {
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
  }
  return { ...match, ...unknown, varCheck: false }
}

/** The score that stands large: after extra time when there was some. Null before the match. */
export function shownScore({
  s,
  score,
  extra,
}: Pick<FootballMatch, 's' | 'score' | 'extra'>): readonly [number, number] | null {
  return extra ?? score ?? (isInPlay(s) ? [0, 0] : null)
}
