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
  const marks = new Marks(coverage)
  const chosen: number[] = choices.map(() => -1)
  for (let pass = 0, isSettled = false; pass < MAX_PASSES && !isSettled; pass++) {
    isSettled = true
    for (let offset = 0; offset < choices.length; offset++) {
      const match = (first + offset) % choices.length
      const choice = choices[match]
      if (!choice) continue
      const before = chosen[match] ?? -1
      if (before >= 0) marks.add(before, -1, choice.lastBin)
      const best = neediestHour(marks.needBefore(), choice, taste[match] ?? 0)
      marks.add(best, 1, choice.lastBin)
      chosen[match] = best
      if (best !== before) isSettled = false
    }
  }
  return { chosen, cover: marks.cover }
}

function neediestHour(
  needBefore: Int32Array,
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

/**
 * The matches in play at each mark of a day, and the need for more. Only the marks of a match that
 * moves are valued again: the demo plans two years of days before its first message.
 */
class Marks {
  readonly cover = new Int16Array(BINS)
  readonly #need = new Int32Array(BINS)
  readonly #sums = new Int32Array(BINS + MAX_BINS + 1)
  readonly #coverage: Coverage

  constructor(coverage: Coverage) {
    this.#coverage = coverage
    for (let mark = 0; mark < BINS; mark++) this.#need[mark] = needAt(mark, 0, coverage)
  }

  /** Adds `count` matches that start at this minute. */
  add(minute: number, count: number, lastBin: number): void {
    const [cover, need] = [this.cover, this.#need]
    const start = floor(minute / BIN_MINUTES)
    for (let bin = FIRST_BIN; bin < lastBin; bin++) {
      const mark = (start + bin) % BINS
      const matches = (cover[mark] ?? 0) + count
      cover[mark] = matches
      need[mark] = needAt(mark, matches, this.#coverage)
    }
  }

  /** Sums of the need of all marks before each mark, over one day plus one match length. */
  needBefore(): Int32Array {
    const [need, sums] = [this.#need, this.#sums]
    let sum = 0
    for (let mark = 0; mark < BINS; mark++) {
      sum += need[mark] ?? 0
      sums[mark + 1] = sum
    }
    for (let mark = 0; mark < MAX_BINS; mark++) sums[BINS + mark + 1] = sum + (sums[mark + 1] ?? 0)
    return sums
  }
}

function needAt(mark: number, matches: number, { wanted, wantedAfterTen }: Coverage): number {
  const { matches: many, least } = mark >= TEN && mark < NOON ? wantedAfterTen : wanted
  const missing = many - matches
  const short = least - matches
  const need = missing > 0 ? missing * missing * missing : 0
  return short > 0 ? need + NEEDY * short : need
}
