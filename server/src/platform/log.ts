import pino, { type Logger } from 'pino'

export type { Logger }

/**
 * Structured lines on standard output. Strings are JSON-escaped, so no value can break a line in two.
 * Headers, bodies and tokens are never passed to it; `redact` is the second fence.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [
      '*.accessToken',
      '*.token',
      '*.password',
      '*.authorization',
      '*.cookie',
      'accessToken',
      'token',
      'password',
    ],
  })
}
