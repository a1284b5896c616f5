import type { MemberPart } from '../../accounts'
import type { EffectsDeps } from './acts/effects'
import { readGroupsOf } from './erasure/erasure.repository'
import { leaveAll } from './erasure/leave-all'

/**
 * Groups and requests of a member: exported, and left when the account is erased. Listed after the
 * part of the log, which removes the rows of the memberships: parts are erased in reverse order.
 */
export function groupsPart(deps: EffectsDeps): MemberPart {
  return {
    name: 'groups',
    export: readGroupsOf,
    async erase(trx, memberId, afterCommit) {
      afterCommit(await leaveAll(deps, trx, memberId))
    },
  }
}
