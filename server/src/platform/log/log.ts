import pino, { type Logger } from 'pino'
import { countRepeated } from './repeated-lines'

export type { Logger }

/**
 * Structured lines on standard output. Strings are JSON-escaped, so no value breaks a line in two.
 * Callers never pass headers, bodies or tokens; `redact` is a second protection.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    hooks: { logMethod: countRepeated() },
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
