import type { FootballList, FootballMatch } from '../contracts/football'
import { makeList } from './list.factory'

const KICK_OFF = 1_770_000_000

/**
 * A match of league 1 between teams 1 and 2, not started; give `s`, `ot` and `score` for another
 * state.
 */
export function makeMatch(given: Partial<FootballMatch> = {}): FootballMatch {
  return {
    id: 1,
    li: 1,
    round: '第1轮',
    home: 1,
    away: 2,
    neutral: false,
    kickoffAt: KICK_OFF,
    s: 1,
    ot: null,
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
    varCheck: false,
    version: 1,
    source: 'demo',
    sourceAt: KICK_OFF,
    ...given,
  }
}

/** A list of the given matches with every league and team that they name. */
export function makeFootballList(
  matches: FootballMatch[] = [makeMatch()],
  given: Partial<FootballList> = {},
): FootballList {
  return makeList(matches, given)
}
