import { type Action, type ObjectKind, permit } from '../../platform/access'
import type { User } from '../../platform/http'

export type Member = Pick<User, 'id'>

/** Follows, favourites, history and settings. */
export const PERSONAL: ObjectKind = {
  name: 'personal',
  allowed: { read: 'owner', change: 'owner', remove: 'owner' },
}

/**
 * Id of the member whose personal data the caller may access: a member may access only their own.
 */
export function ownId(member: Member, action: Action): string {
  permit(member, action, { kind: PERSONAL, ownerId: member.id })
  return member.id
}
