/** An entry that a device sends; milliseconds since 1970. */
type Timed = { at: number }

/**
 * The newest entry of each key; of two at the same time the later in the list. Future times become
 * `nowMs`, otherwise a device with a fast clock would always win.
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
 * A single line of text without control characters, which the database rejects, and without lone
 * surrogates.
 */
export function plainLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}
