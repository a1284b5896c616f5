import type { Readable } from 'node:stream'

const FATAL = 60
/** A longer line is no message for a person. */
const MAX_CHARACTERS = 64 * 1024

/** Reads a log of JSON lines; returns the message of its last fatal one. */
export function lastFatalLine(log: Readable): () => string | null {
  let rest = ''
  let found: string | null = null
  log.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = (lines.pop() ?? '').slice(0, MAX_CHARACTERS)
    for (const line of lines) found = fatalMessage(line) ?? found
  })
  return () => found
}

function fatalMessage(line: string): string | null {
  if (!line.includes(`"level":${FATAL}`)) return null
  try {
    const { level, msg, err } = JSON.parse(line) as {
      level: number
      msg?: string
      err?: { message?: string }
    }
    return level === FATAL ? [msg, err?.message].filter(Boolean).join(': ') : null
  } catch {
    return null
  }
}
