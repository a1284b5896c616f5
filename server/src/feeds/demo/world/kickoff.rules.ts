// Taken out of the global once: looked up in every turn of the loops below, it would cost more than they do.
const { floor } = Math

const BINS = 288
const BIN_MINUTES = 5
/** A match is surely in play at the five-minute marks from 5 to 105 after its kick-off time: a late start only shifts it. */
const FIRST_BIN = 1
const LAST_BIN = 22
/** Every mark of the day should see this many matches; below the least a place is much more needy. */
const WANTED = { matches: 8, least: 7 }
/** After 10:00 more, because what yesterday left over is only guessed. */
const WANTED_AFTER_TEN = { matches: 10, least: 8 }
const TEN = 120
const NOON = 144
const NEEDY = 200
const MOST_PASSES = 8
/** The least that must be in play. */
const ENOUGH = 6
const MOST_ATTEMPTS = 30
const STRIDE = 7

/**
 * Kick-off minute for each match of one day, chosen from the hours its region keeps so that no part of the day stays empty.
 * Where nothing is lacking the usual (first) hours win, by the `taste` of each match.
 * The day is taken as a ring: what runs past 10:00 stands for what yesterday left over.
 */
export function spreadKickoffs(
  choices: readonly (readonly number[])[],
  taste: readonly number[],
): number[] {
  let best: number[] = []
  let fewestGaps = Number.POSITIVE_INFINITY
  // Who chooses first matters: another order helps on the few days that the first leaves short.
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const { chosen, cover } = settle(choices, taste, attempt * STRIDE)
    const gaps = cover.filter((matches) => matches < ENOUGH).length
    if (gaps < fewestGaps) best = chosen
    fewestGaps = Math.min(gaps, fewestGaps)
    if (gaps === 0) break
  }
  return best
}

/** Each match in turn, from number `first` on, takes the hour that needs it most, until nobody wants to move. */
function settle(choices: readonly (readonly number[])[], taste: readonly number[], first: number) {
  const cover = new Int16Array(BINS)
  const sums = new Float64Array(BINS + LAST_BIN + 1)
  const chosen: number[] = choices.map(() => -1)
  for (let pass = 0, isSettled = false; pass < MOST_PASSES && !isSettled; pass++) {
    isSettled = true
    for (let turn = 0; turn < choices.length; turn++) {
      const match = (first + turn) % choices.length
      const before = chosen[match] ?? -1
      if (before >= 0) add(cover, before, -1)
      const best = mostNeeded(needBefore(cover, sums), choices[match] ?? [], taste[match] ?? 0)
      add(cover, best, 1)
      chosen[match] = best
      if (best !== before) isSettled = false
    }
  }
  return { chosen, cover }
}

function mostNeeded(needBefore: Float64Array, hours: readonly number[], taste: number): number {
  let best = hours[0] ?? 0
  let bestNeed = -1
  for (let place = 0; place < hours.length; place++) {
    const minute = hours[place] ?? 0
    const start = floor(minute / BIN_MINUTES)
    const liking = ((taste >>> (place % 16)) % 8) / (place + 2) / 100
    const need = (needBefore[start + LAST_BIN] ?? 0) - (needBefore[start + FIRST_BIN] ?? 0) + liking
    if (need > bestNeed) {
      best = minute
      bestNeed = need
    }
  }
  return best
}

/** Sum of the need of all marks before each mark, over one day and a match beyond. */
function needBefore(cover: Int16Array, sums: Float64Array): Float64Array {
  let sum = 0
  for (let bin = 0; bin < BINS + LAST_BIN; bin++) {
    const at = bin < BINS ? bin : bin - BINS
    const wanted = at >= TEN && at < NOON ? WANTED_AFTER_TEN : WANTED
    const missing = wanted.matches - (cover[at] ?? 0)
    if (missing > 0) sum += missing * missing * missing
    const short = wanted.least - (cover[at] ?? 0)
    if (short > 0) sum += NEEDY * short
    sums[bin + 1] = sum
  }
  return sums
}

function add(cover: Int16Array, minute: number, count: number): void {
  const start = floor(minute / BIN_MINUTES)
  for (let bin = FIRST_BIN; bin < LAST_BIN; bin++) {
    const at = (start + bin) % BINS
    cover[at] = (cover[at] ?? 0) + count
  }
}
