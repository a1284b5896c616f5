import {
  answerFriendRequest,
  findFriends,
  getFans,
  getFriendCard,
  getFriendRequests,
  getFriends,
  removeFriend,
  reportMember,
  requestFriend,
  setFriendRemark,
} from '@saidian/shared/contracts/friends'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { FriendChanges } from './changes.service'
import type { Fans } from './fans/fans.service'
import type { People } from './people/people.service'
import type { ReportMember } from './reports/reports.service'
import type { Requests } from './requests/requests.service'

export type FriendCalls = {
  people: People
  requests: Requests
  changes: FriendChanges
  fans: Fans
  report: ReportMember
}

export function friendsRoutes(app: FastifyInstance, calls: FriendCalls): void {
  const { people, requests, changes, fans, report } = calls
  serve(app, getFriends, ({ user }) => people.list(user))
  serve(app, getFriendCard, ({ user, query }) => people.card(user, query))
  serve(app, findFriends, ({ user, query }) => people.find(user, query))
  serve(app, requestFriend, ({ user, body }) => requests.ask(user, body))
  serve(app, answerFriendRequest, ({ user, body }) => requests.answer(user, body))
  serve(app, getFriendRequests, ({ user }) => requests.list(user))
  serve(app, setFriendRemark, ({ user, body }) => changes.remark(user, body))
  serve(app, removeFriend, ({ user, body }) => changes.remove(user, body))
  serve(app, reportMember, ({ user, body }) => report(user, body))
  serve(app, getFans, ({ user, query }) => fans(user, query))
}
