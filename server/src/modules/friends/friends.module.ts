import type { Module } from '../../platform/module'
import type { MemberPart } from '../accounts'
import * as access from './access.rules'
import { type ChangeDeps, createFriendChanges } from './changes.service'
import { createFans } from './fans/fans.service'
import { friendsRoutes } from './friends.routes'
import { friendsPart } from './member-part'
import { createPeople, type PeopleDeps } from './people/people.service'
import { moderatedMember } from './reports/moderated-member'
import { createMemberReports, type ReportDeps } from './reports/reports.service'
import { createRequests, type RequestDeps } from './requests/requests.service'

export type FriendsDeps = RequestDeps & PeopleDeps & ChangeDeps & ReportDeps & { isApi: boolean }

/** Friends of members, requests to be one, and members as others find them. */
export function friendsModule(deps: FriendsDeps): Module & { part: MemberPart } {
  return {
    name: 'friends',
    access: Object.values(access),
    part: friendsPart,
    moderates: [moderatedMember(deps)],
    ...(deps.isApi && {
      routes: (app) =>
        friendsRoutes(app, {
          people: createPeople(deps),
          requests: createRequests(deps),
          changes: createFriendChanges(deps),
          fans: createFans(deps),
          report: createMemberReports(deps),
        }),
    }),
  }
}
