import { changeNickname, getAuthorHome, getUserInfo } from '@saidian/shared/contracts/profile'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { Nicknames } from './nickname/nickname.service'
import type { Profiles } from './profile.service'

export function profileRoutes(
  app: FastifyInstance,
  profiles: Profiles,
  nicknames: Nicknames,
): void {
  serve(app, getUserInfo, ({ user }) => profiles.info(user))
  serve(app, getAuthorHome, ({ user, query }) => profiles.home(user, query.id))
  serve(app, changeNickname, ({ user, body }) => nicknames.change(user, body.nickName))
}
