import type { FeedMatchState, Pair } from '../../feed'
import type { StateRecord } from '../records'

/** Indexes in the score array of a side (codes-and-words 1.6). */
const PLACE = { score: 0, half: 1, red: 2, yellow: 3, corners: 4, extra: 5, shootout: 6 } as const
const STATUS = {
  notStarted: 1,
  firstHalf: 2,
  extraTime: 5,
  extraTimeOld: 6,
  shootout: 7,
  finished: 8,
}
/** Statuses outside the order of a match. */
const UNORDERED = [0, 9, 10, 11, 12, 13]
/** Finished, abandoned, cancelled. */
const OVER = [STATUS.finished, 11, 12]
const COUNTERS = ['score', 'half', 'corners', 'yellow', 'red', 'extra', 'shootout'] as const

/** Statuses of a match without a kick-off: its zeros are not a score. */
const UNPLAYED = [0, STATUS.notStarted, 9, 12, 13]

type Options = {
  before: FeedMatchState | null
  /** Converts seconds of the vendor's clock to ours. */
  toOurs: (seconds: number) => number
  varCheck: boolean
}

/** State of a match from the vendor's arrays; unknown values stay unchanged. */
export function stateOf(
  record: StateRecord,
  { toOurs, varCheck, ...options }: Options,
): FeedMatchState {
  const status = record.status === STATUS.extraTimeOld ? STATUS.extraTime : record.status
  // A match that is back to not started has no earlier values.
  const before = status === STATUS.notStarted ? null : options.before
  const pair = (place: number): Pair | null => {
    const [home, away] = [record.home[place], record.away[place]]
    return home === undefined || away === undefined || home < 0 || away < 0 ? null : [home, away]
  }
  const isPlayed = !UNPLAYED.includes(status)
  const score = isPlayed ? pair(PLACE.score) : null
  const shootout = shootoutOf(pair(PLACE.shootout), status, before)
  return {
    status,
    halfKickoffAt:
      record.halfKickoffAt > 0 ? toOurs(record.halfKickoffAt) : (before?.halfKickoffAt ?? null),
    score: score ?? before?.score ?? null,
    half: halfOf(pair(PLACE.half), status, before),
    corners: (isPlayed ? pair(PLACE.corners) : null) ?? before?.corners ?? null,
    yellow: (isPlayed ? pair(PLACE.yellow) : null) ?? before?.yellow ?? null,
    red: (isPlayed ? pair(PLACE.red) : null) ?? before?.red ?? null,
    extra: extraOf(pair(PLACE.extra), { status, score, shootout, before }),
    shootout,
    varCheck,
  }
}

function halfOf(half: Pair | null, status: number, before: FeedMatchState | null): Pair | null {
  const isKnown = !UNPLAYED.includes(status) && status !== STATUS.firstHalf && !isUnordered(status)
  return isKnown ? (half ?? before?.half ?? null) : (before?.half ?? null)
}

function shootoutOf(
  kicks: Pair | null,
  status: number,
  before: FeedMatchState | null,
): Pair | null {
  const hasShootout = status === STATUS.shootout || (before?.shootout ?? null) !== null
  return kicks && (hasShootout || kicks[0] + kicks[1] > 0) ? kicks : (before?.shootout ?? null)
}

type Extra = {
  status: number
  score: Pair | null
  shootout: Pair | null
  before: FeedMatchState | null
}

/** Score after 120 minutes; null without extra time, for which the vendor has zeros too. */
function extraOf(extra: Pair | null, { status, score, shootout, before }: Extra): Pair | null {
  const wasPlayed =
    status === STATUS.extraTime ||
    (before?.extra ?? null) !== null ||
    (shootout !== null && before?.status === STATUS.extraTime) ||
    (extra !== null && extra[0] + extra[1] > 0)
  if (!wasPlayed) return null
  const [home, away] = extra ?? [0, 0]
  // The vendor has zeros in some matches until the first goal of extra time.
  return [Math.max(home, score?.[0] ?? 0), Math.max(away, score?.[1] ?? 0)]
}

/** Whether a newer state goes back: fewer goals or cards, or an earlier status. */
export function goesBack(before: FeedMatchState, next: FeedMatchState): boolean {
  const falls = COUNTERS.some((name) => {
    const [was, is] = [before[name], next[name]]
    return was !== null && (is === null || is[0] < was[0] || is[1] < was[1])
  })
  if (falls) return true
  if (before.status === next.status) return false
  if (OVER.includes(before.status)) return true
  return !isUnordered(before.status) && !isUnordered(next.status) && next.status < before.status
}

function isUnordered(status: number): boolean {
  return UNORDERED.includes(status)
}

export function isInPlay(status: number): boolean {
  return status >= STATUS.firstHalf && status <= STATUS.shootout
}
