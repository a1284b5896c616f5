import { type Action, permit } from '../../platform/access'
import type { User } from '../../platform/http'

export type Member = Pick<User, 'id'>

/** Id of the member whose own data the caller may treat so: what a member keeps is theirs alone. */
export function ownId(member: Member, action: Action): string {
  permit(member, action, { kind: 'personal', ownerId: member.id })
  return member.id
}
