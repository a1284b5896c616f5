import type { Module } from '../../../platform/module'
import type { MemberPart } from '../../accounts'
import { type Friendships, pairKey } from '../friendships'
import { GROUP, GROUP_REQUEST } from './access.rules'
import type { AreFriends, GroupsDeps } from './group-deps'
import { groupJobs } from './groups.jobs'
import { groupRoutes } from './groups.routes'
import { createGroups } from './groups.service'
import { groupsPart } from './member-part'

export type GroupsModule = Module & { part: MemberPart }

export type GroupsModuleDeps = Omit<GroupsDeps, 'areFriends'> & {
  friendships: Pick<Friendships, 'areFriends'>
  hiddenFor: (memberId: string) => Promise<ReadonlySet<string>>
  isApi: boolean
}

/** Groups of members; their messages are those of every conversation. */
export function groupsModule({ friendships, isApi, ...given }: GroupsModuleDeps): GroupsModule {
  const deps: GroupsDeps = { ...given, areFriends: createAreFriends(given, friendships) }
  return {
    name: 'groups',
    access: [GROUP, GROUP_REQUEST],
    part: groupsPart(deps),
    ...(isApi && {
      routes: (app) => groupRoutes(app, createGroups(deps)),
      jobs: groupJobs(deps),
    }),
  }
}

function createAreFriends(
  { db, hiddenFor }: Pick<GroupsModuleDeps, 'db' | 'hiddenFor'>,
  friendships: Pick<Friendships, 'areFriends'>,
): AreFriends {
  return async (memberId, ids) => {
    const pairs = ids.map((peerId) => ({ memberId, peerId }))
    const [friends, hidden] = [await friendships.areFriends(db, pairs), await hiddenFor(memberId)]
    // A block hides a friendship: no one adds whom they block, or who blocks them.
    if (ids.some((id) => hidden.has(id))) return false
    return pairs.every((pair) => friends.has(pairKey(pair)))
  }
}
