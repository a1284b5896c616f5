import {
  getNotices,
  getUnreadNotices,
  readAllNotices,
  readNotices,
} from '@saidian/shared/contracts/notices'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { NoticesService } from './notices.service'

export function noticesRoutes(app: FastifyInstance, notices: NoticesService): void {
  serve(app, getNotices, ({ user, query }) => notices.list(user, query))
  serve(app, getUnreadNotices, ({ user }) => notices.unread(user))
  serve(app, readNotices, ({ user, body }) => notices.read(user, { ids: body.ids }))
  serve(app, readAllNotices, ({ user, body }) => notices.read(user, { upTo: body.upTo }))
}
