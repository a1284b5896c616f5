import {
  addComment,
  deleteComment,
  getComments,
  getOwnComments,
  getReplies,
  likeComment,
  reportComment,
} from '@saidian/shared/contracts/comments'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { OwnActs } from './own-acts.service'
import type { Reading } from './reading/reading.service'
import type { createReports } from './reports/reports.service'
import type { Write } from './writing/write.service'

export type CommentCalls = {
  reading: Reading
  write: Write
  acts: OwnActs
  report: ReturnType<typeof createReports>
}

export function commentsRoutes(app: FastifyInstance, calls: CommentCalls): void {
  const { reading, write, acts, report } = calls
  serve(app, getComments, ({ user, body }) => reading.page(user, body))
  serve(app, getReplies, ({ user, body }) => reading.replies(user, body))
  serve(app, getOwnComments, ({ user, query }) => reading.own(user, query))
  serve(app, addComment, ({ user, body, request }) => write(user, body, request.ip))
  serve(app, likeComment, ({ user, body }) => acts.like(user, body))
  serve(app, deleteComment, ({ user, body }) => acts.remove(user, body))
  serve(app, reportComment, ({ user, body }) => report(user, body))
}
