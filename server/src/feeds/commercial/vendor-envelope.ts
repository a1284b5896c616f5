import type { PushFrame } from './vendor'

const CHANNELS = ['live', 'odds'] as const

/**
 * Rows of `{ code: 0, results }`. Lists by name, such as odds by company, become rows that start
 * with the name. Null for an error of the vendor and any other body.
 */
export function rowsOf(body: unknown): unknown[] | null {
  if (!isRecord(body) || body.code !== 0) return null
  const { results } = body
  if (Array.isArray(results)) return results
  if (!isRecord(results)) return null
  const entries = Object.entries(results)
  if (!entries.every(([, list]) => Array.isArray(list))) return [results]
  return entries.flatMap(([name, list]) => {
    return (list as unknown[]).map((row) => [name, ...(Array.isArray(row) ? row : [row])])
  })
}

/** The error code only: the message may contain the request with its secret. */
export function codeOf(body: unknown): string {
  return isRecord(body) && Number.isSafeInteger(body.code) && body.code !== 0
    ? `code ${body.code}`
    : 'no results'
}

/** Parses a pushed `{ topic, ts, results }`; the topic ends with the channel's name. */
export function frameIn(message: unknown): PushFrame | null {
  if (!isRecord(message) || typeof message.topic !== 'string') return null
  const { topic, ts, results } = message
  const channel = CHANNELS.find((name) => topic.endsWith(`/${name}`))
  const rows = rowsOf({ code: 0, results })
  if (!channel || !rows) return null
  return { channel, rows, sentAt: typeof ts === 'number' && ts > 0 ? ts : null }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
