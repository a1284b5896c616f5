import type { Reason } from '@saidian/shared/contracts/http'
import { ROLE } from '@saidian/shared/contracts/messaging'
import type { Membership } from '../storage/stored-group'

/** Who may do an act on a group. */
export type Need = 'member' | 'manager' | 'owner'

/** Why this member may not do it; null when they may. A stranger learns nothing of the group. */
export function faultOf(actor: Membership, need: Need): Reason | null {
  if (!actor.isKnown) return 'group.no_such_group'
  if (!actor.isPresent) return 'group.not_member'
  if (need === 'manager' && actor.role < ROLE.administrator) return 'group.not_manager'
  if (need === 'owner' && actor.role < ROLE.owner) return 'group.not_owner'
  return null
}
