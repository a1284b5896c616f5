/** What a device tells of one thing at one time; milliseconds since 1970. */
type Timed = { at: number }

/**
 * What devices told, as it may be kept: of each key the newest, of two at the same time the later
 * in the list, and no time that has not come yet, or a device with a wrong clock would win for as
 * long as it is wrong.
 */
export function newestOf<T extends Timed>(
  entries: T[],
  keyOf: (one: T) => string,
  nowMs: number,
): T[] {
  const newest = new Map<string, T>()
  for (const one of entries) {
    const at = Math.min(one.at, nowMs)
    const known = newest.get(keyOf(one))
    if (!known || known.at <= at) newest.set(keyOf(one), { ...one, at })
  }
  return [...newest.values()]
}

/**
 * One line of text as people write it: no control characters, which the database would refuse, no
 * torn pairs.
 */
export function plainLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}
