import { clusterRows, pairKey } from '../merging/cluster-rows.rules'
import type { SeasonRow } from '../merging/season-row'
import type { ParsedMatch } from '../season/parsed-season'
import { matchdayOf } from './round-order.rules'

const DAY_SECONDS = 86_400
/** Files without a zone or a time may be a day off. */
const NEAR_SECONDS = 1.5 * DAY_SECONDS
/** A source may correct the day of a match that it has under a wrong one. */
const MAX_MOVED_SECONDS = 240 * DAY_SECONDS

/** The rows of one match that are known so far. */
type KnownMatch = ParsedMatch[]

/** Why a match contradicts the other matches of its pair. */
export const TWICE_AT_ONE_GROUND = 'the same pair at the same ground again'
export const OTHER_RESULT = 'the same pair at the same ground on another day, with another result'

/**
 * Matches of a league season that contradict others of the same pair at the same ground, with the
 * reason. How often a pair meets there follows from the rounds: once, if there are no more than two
 * for each opponent.
 */
export function contradictingPairs<Match extends ParsedMatch>(
  matches: readonly Match[],
  stored: readonly SeasonRow[],
): Map<Match, string> {
  const own = matches.filter(isOfMatchday)
  const rows = stored.filter(({ match }) => isOfMatchday(match))
  const max = maxAtGround(own, rows)
  const byPair = new Map<string, KnownMatch[]>()
  for (const { rows: some } of clusterRows(rows)) {
    const [first] = some
    if (first)
      addKnown(
        byPair,
        pairKey(first.row.match),
        some.map(({ row }) => row.match),
      )
  }
  const wrong = new Map<Match, string>()
  for (const match of own) {
    const known = byPair.get(pairKey(match)) ?? []
    const same = known.find((rows) => rows.some((one) => isSame(one, match)))
    if (same?.some((one) => isOtherResult(one, match))) wrong.set(match, OTHER_RESULT)
    else if (same) same.push(match)
    else if (known.length >= max) wrong.set(match, TWICE_AT_ONE_GROUND)
    else addKnown(byPair, pairKey(match), [match])
  }
  return wrong
}

/** Play-offs and stages of their own have other rules. */
function isOfMatchday(match: ParsedMatch): boolean {
  return match.round === '' || matchdayOf(match) !== null
}

function addKnown(byPair: Map<string, KnownMatch[]>, pair: string, rows: KnownMatch): void {
  byPair.set(pair, [...(byPair.get(pair) ?? []), rows])
}

function isSame(one: ParsedMatch, match: ParsedMatch): boolean {
  const distance = Math.abs(one.kickoffAt - match.kickoffAt)
  if (distance <= NEAR_SECONDS) return true
  if (one.round !== '' && one.round === match.round) return true
  if (distance > MAX_MOVED_SECONDS || areOfOtherRounds(one, match)) return false
  // A fixture without a result was moved; two results are of one match only if they are equal.
  return !one.state?.score || !match.state?.score || `${one.state.score}` === `${match.state.score}`
}

function areOfOtherRounds(one: ParsedMatch, match: ParsedMatch): boolean {
  return one.round !== '' && match.round !== '' && one.round !== match.round
}

function isOtherResult(one: ParsedMatch, match: ParsedMatch): boolean {
  const [known, next] = [one.state?.score, match.state?.score]
  const isOtherDay = Math.abs(one.kickoffAt - match.kickoffAt) > NEAR_SECONDS
  return isOtherDay && known != null && next != null && `${known}` !== `${next}`
}

/** Scotland plays 33 rounds with 12 clubs and 5 more, in which a pair may meet a third time. */
function maxAtGround(own: readonly ParsedMatch[], stored: readonly SeasonRow[]): number {
  const rows = stored.map(({ match }) => match)
  const clubs = new Set([...own, ...rows].flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]))
  const sources = new Set(stored.map(({ source }) => source))
  const files = [own, ...[...sources].map((source) => ofSource(stored, source))]
  const rounds = Math.max(...files.map(roundsOf))
  const whole = 2 * (clubs.size - 1)
  return rounds <= whole ? 1 : Math.ceil(rounds / whole) + 1
}

function ofSource(stored: readonly SeasonRow[], source: string): ParsedMatch[] {
  return stored.filter((row) => row.source === source).map(({ match }) => match)
}

/** The last matchday; without matchdays the max matches of one club. */
function roundsOf(matches: readonly ParsedMatch[]): number {
  const played = new Map<string, number>()
  for (const { homeKey, awayKey, round } of matches)
    for (const key of round === '' ? [homeKey, awayKey] : [])
      played.set(key, (played.get(key) ?? 0) + 1)
  return Math.max(0, ...matches.map((match) => matchdayOf(match) ?? 0), ...played.values())
}
