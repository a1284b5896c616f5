import pino, { type Logger } from 'pino'

export type { Logger }

/**
 * Structured lines on standard output. Strings are JSON-escaped, so no value breaks a line in two.
 * Callers never pass headers, bodies or tokens; `redact` is a second protection.
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
