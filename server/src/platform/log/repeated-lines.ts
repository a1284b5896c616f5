import type { Logger, LoggerOptions } from 'pino'
import { isUnavailable } from '../database/is-unavailable'

const WARN = 40
const ERROR = 50
/** More causes at once are logged line by line. */
const MAX_CAUSES = 200

type Lines = { count: number; messages: Set<string> }
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/**
 * Logs a cause once and then a count each minute, until a minute passes without it: a database that
 * stalls fails every job and every reader at the same time.
 */
export function countRepeated(everyMs = 60_000): LogMethod {
  const known = new Map<string, Lines>()

  function count(log: Logger, cause: string, method: Logger['warn']): void {
    const lines = known.get(cause)
    known.delete(cause)
    if (!lines || lines.count === 0) return
    const facts = { cause, count: lines.count, lines: [...lines.messages] }
    method.call(log, facts, 'the same cause again')
    remember(log, cause, method)
  }

  function remember(log: Logger, cause: string, method: Logger['warn']): void {
    known.set(cause, { count: 0, messages: new Set() })
    setTimeout(() => count(log, cause, method), everyMs).unref()
  }

  return function logMethod(args, method, level) {
    const [facts, message = ''] = args as unknown as [unknown, string?]
    const cause = causeOf(facts, message, level)
    const lines = cause === null ? undefined : known.get(cause)
    if (lines) {
      lines.count += 1
      lines.messages.add(message)
      return
    }
    method.apply(this, args)
    if (cause !== null && known.size < MAX_CAUSES) remember(this, cause, method)
  }
}

/** Null for a line that stands for itself: without an error, or with a fault of the program. */
function causeOf(facts: unknown, message: string, level: number): string | null {
  if (level !== WARN && level !== ERROR) return null
  const error = typeof facts === 'object' && facts !== null && 'err' in facts ? facts.err : null
  if (!error) return null
  if (isUnavailable(error)) return 'a service does not answer'
  return level === WARN ? `${message}: ${String(error)}` : null
}
