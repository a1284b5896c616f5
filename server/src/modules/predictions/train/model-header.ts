/** The first line of a model file. Its second line is the model as JSON. */
export type ModelHeader = {
  version: string
  /** Seconds since 1970. */
  trainedAt: number
  /** Results that it was trained on. */
  matches: number
  /** By league: results, and the kick-off of the last of them. */
  leagues: Record<string, { matches: number; until: number }>
  /** Of the second line, in hex. */
  sha256: string
}

/**
 * Whether a value that was read is a header. Written out: each model process loads this file, and a
 * schema library would be most of the time that the process takes to start.
 */
export function isModelHeader(value: unknown): value is ModelHeader {
  if (!isObject(value) || !isObject(value.leagues)) return false
  const { version, trainedAt, matches, leagues, sha256 } = value
  return (
    typeof version === 'string' &&
    Number.isInteger(trainedAt) &&
    Number.isInteger(matches) &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256) &&
    Object.values(leagues).every(
      (league) =>
        isObject(league) && Number.isInteger(league.matches) && Number.isInteger(league.until),
    )
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
