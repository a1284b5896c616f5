import {
  changeGroup,
  createGroup,
  decideGroupRequest,
  dissolveGroup,
  getGroup,
  getGroupMembers,
  getGroupRequests,
  getGroups,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  muteGroupMember,
  previewGroup,
  removeFromGroup,
  setGroupRole,
} from '@saidian/shared/contracts/messaging'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { Groups } from './groups.service'

export function groupRoutes(app: FastifyInstance, groups: Groups): void {
  const { reading, joining, requests } = groups
  serve(app, createGroup, ({ user, body }) => groups.create(user, body))
  serve(app, getGroup, ({ user, query }) => reading.detail(user, query.id))
  serve(app, getGroupMembers, ({ user, query }) => reading.members(user, query))
  serve(app, getGroups, ({ user }) => reading.list(user))
  serve(app, previewGroup, ({ user, query }) => joining.preview(user, query.code))
  serve(app, joinGroup, ({ user, body }) => joining.join(user, body))
  serve(app, getGroupRequests, ({ user, query }) => requests.list(user, query.id))
  serve(app, decideGroupRequest, ({ user, body }) => requests.decide(user, body))
  serve(app, inviteToGroup, ({ user, body }) => groups.invite(user, body))
  serve(app, changeGroup, ({ user, body }) => groups.change(user, body))
  serve(app, setGroupRole, ({ user, body }) => groups.setRole(user, body))
  serve(app, muteGroupMember, ({ user, body }) => groups.mute(user, body))
  serve(app, removeFromGroup, ({ user, body }) => groups.remove(user, body))
  serve(app, leaveGroup, ({ user, body }) => groups.leave(user, body.id))
  serve(app, dissolveGroup, ({ user, body }) => groups.dissolve(user, body.id))
}
