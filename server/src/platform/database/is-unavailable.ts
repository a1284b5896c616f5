import { errorCode } from '../error-code'

/**
 * SQLSTATEs and system errors of a database that is away or overloaded, not of a wrong statement.
 */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '53200',
  '53100',
  '57014',
  '25006',
])
const MESSAGES = new RegExp(
  `^(${[
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'Client (has encountered a connection error|was closed)',
  ].join('|')})`,
)

/** True for an error after which the same call may succeed a little later. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const code = errorCode(error)
  const message = 'message' in error ? String(error.message) : ''
  return (
    CODES.has(code) ||
    code.startsWith('08') ||
    MESSAGES.test(message) ||
    ('cause' in error && isUnavailable(error.cause))
  )
}
