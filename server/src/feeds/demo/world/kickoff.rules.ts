// Read once: a lookup of the global in the loops below would cost more than the loops.
const { floor } = Math

const BINS = 288
const BIN_MINUTES = 5
const FIRST_BIN = 1
/** No match is known to take longer. */
const MAX_BINS = 30

/** When a match may start, in minutes from midnight, and how long it takes. */
export type KickoffChoice = {
  /** The usual ones first. */
  hours: readonly number[]
  /**
   * The match is certainly in play at the marks from 5 minutes after its kick-off time to before
   * this mark; a late start only shifts them.
   */
  lastBin: number
}

/** How many matches should be in play at the five-minute marks of a day. */
export type Coverage = {
  /** Every mark should have `matches`; a mark below `least` weighs much more. */
  wanted: { matches: number; least: number }
  /** The same after 10:00, because matches left over from yesterday are only estimated. */
  wantedAfterTen: { matches: number; least: number }
  /** Minimum at every mark. */
  enough: number
}

const TEN = 120
const NOON = 144
const NEEDY = 200
const MAX_PASSES = 8
const MAX_ATTEMPTS = 30
const STRIDE = 7

/**
 * Kick-off minute for each match of one day, chosen from the hours of its region so that matches
 * are in play at every mark. Where enough are in play, the usual (first) hours win, varied by the
 * `taste` of each match. The day wraps around: what runs past 10:00 stands for matches left over
 * from yesterday.
 */
export function spreadKickoffs(
  choices: readonly KickoffChoice[],
  taste: readonly number[],
  coverage: Coverage,
): number[] {
  let best: number[] = []
  let fewestGaps = Number.POSITIVE_INFINITY
  // The order of choice matters: another order helps on the few days that the first leaves short.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { chosen, cover } = settle(choices, taste, attempt * STRIDE, coverage)
    const gaps = cover.filter((matches) => matches < coverage.enough).length
    if (gaps < fewestGaps) best = chosen
    fewestGaps = Math.min(gaps, fewestGaps)
    if (gaps === 0) break
  }
  return best
}

/**
 * Each match, starting with number `first`, takes the hour with the greatest need, until no match
 * moves.
 */
function settle(
  choices: readonly KickoffChoice[],
  taste: readonly number[],
  first: number,
  coverage: Coverage,
) {
  const cover = new Int16Array(BINS)
  const sums = new Float64Array(BINS + MAX_BINS + 1)
  const chosen: number[] = choices.map(() => -1)
  for (let pass = 0, isSettled = false; pass < MAX_PASSES && !isSettled; pass++) {
    isSettled = true
    for (let offset = 0; offset < choices.length; offset++) {
      const match = (first + offset) % choices.length
      const choice = choices[match]
      if (!choice) continue
      const before = chosen[match] ?? -1
      if (before >= 0) add(cover, before, -1, choice.lastBin)
      const best = neediestHour(needBefore(cover, sums, coverage), choice, taste[match] ?? 0)
      add(cover, best, 1, choice.lastBin)
      chosen[match] = best
      if (best !== before) isSettled = false
    }
  }
  return { chosen, cover }
}

function neediestHour(
  needBefore: Float64Array,
  { hours, lastBin }: KickoffChoice,
  taste: number,
): number {
  let best = hours[0] ?? 0
  let bestNeed = -1
  for (let place = 0; place < hours.length; place++) {
    const minute = hours[place] ?? 0
    const start = floor(minute / BIN_MINUTES)
    const liking = ((taste >>> (place % 16)) % 8) / (place + 2) / 100
    const need = (needBefore[start + lastBin] ?? 0) - (needBefore[start + FIRST_BIN] ?? 0) + liking
    if (need > bestNeed) {
      best = minute
      bestNeed = need
    }
  }
  return best
}

/** Sums of the need of all marks before each mark, over one day plus one match length. */
function needBefore(cover: Int16Array, sums: Float64Array, coverage: Coverage): Float64Array {
  const { wantedAfterTen } = coverage
  let sum = 0
  for (let bin = 0; bin < BINS + MAX_BINS; bin++) {
    const at = bin < BINS ? bin : bin - BINS
    const wanted = at >= TEN && at < NOON ? wantedAfterTen : coverage.wanted
    const missing = wanted.matches - (cover[at] ?? 0)
    if (missing > 0) sum += missing * missing * missing
    const short = wanted.least - (cover[at] ?? 0)
    if (short > 0) sum += NEEDY * short
    sums[bin + 1] = sum
  }
  return sums
}

function add(cover: Int16Array, minute: number, count: number, lastBin: number): void {
  const start = floor(minute / BIN_MINUTES)
  for (let bin = FIRST_BIN; bin < lastBin; bin++) {
    const at = (start + bin) % BINS
    cover[at] = (cover[at] ?? 0) + count
  }
}
