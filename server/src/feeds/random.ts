const { exp, floor, imul } = Math

/** Pseudo-random numbers, the same for the same seed text on every machine. */
export type Random = {
  /** In [0, 1). */
  next: () => number
  /** Whole number in [from, to]. */
  int: (from: number, to: number) => number
  chance: (probability: number) => boolean
  /** Poisson-distributed count with this mean. */
  poisson: (mean: number) => number
  pick: <T>(list: readonly T[]) => T
}

/** 32-bit hash of a text (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Mulberry32 started from the hash of `seed`. */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = imul(state ^ (state >>> 15), 1 | state)
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + floor(next() * (to - from + 1))
  const poisson = (mean: number) => {
    const limit = exp(-mean)
    let count = 0
    for (let product = next(); product > limit; product *= next()) count++
    return count
  }
  const pick = <T>(list: readonly T[]) => {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return { next, int, chance: (probability) => next() < probability, poisson, pick }
}

/** Copy of `list` in an order decided by `random`. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
