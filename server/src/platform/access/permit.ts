import type { Reason } from '@saidian/shared/contracts/http'
import { RequestError } from '../errors'
import { type AccessObject, type Action, can, type Subject } from './access.rules'

/**
 * Throws unless `subject` may do it. A visitor gets the error to log in; another member's object is
 * `notFound`, since its existence is private too; an action without a rule is `auth.not_allowed`.
 */
export function permit(
  subject: Subject,
  action: Action,
  object: AccessObject,
  notFound: Reason = 'request.not_found',
): void {
  if (can(subject, action, object)) return
  const hasRule = object.kind.allowed[action] !== undefined
  if (!hasRule) throw new RequestError('auth.not_allowed')
  throw new RequestError(subject === null ? 'auth.no_token' : notFound)
}
