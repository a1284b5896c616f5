export type Minute = { minute: number; addedMinute: number | null }

/** Parses `45`, `45+2`, `45'` or a number; null for anything else. */
export function minuteOf(text: string | number): Minute | null {
  const match = /^(\d{1,3})(?:\+(\d{1,2}))?\s*['′’]?$/.exec(String(text).trim())
  if (!match) return null
  return { minute: Number(match[1]), addedMinute: match[2] === undefined ? null : Number(match[2]) }
}
