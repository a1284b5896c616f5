import { type Action, permit } from '../../platform/access'
import type { User } from '../../platform/http'

export type Member = Pick<User, 'id'>

/**
 * Id of the member whose personal data the caller may access: a member may access only their own.
 */
export function ownId(member: Member, action: Action): string {
  permit(member, action, { kind: 'personal', ownerId: member.id })
  return member.id
}
