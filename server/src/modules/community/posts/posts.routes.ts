import {
  addPost,
  deletePost,
  editPost,
  getPost,
  getPosts,
  likePost,
  reportPost,
} from '@saidian/shared/contracts/community'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import { regionOf } from '../../../platform/regions'
import type { LikePost } from '../hot/like-post.service'
import type { Reading } from '../reading/reading.service'
import type { ReportPost } from '../reports/reports.service'
import type { AddPost } from './add-post.service'
import type { OwnPosts } from './edit-post.service'

export type PostCalls = {
  reading: Reading
  add: AddPost
  own: OwnPosts
  like: LikePost
  report: ReportPost
}

export function postRoutes(app: FastifyInstance, calls: PostCalls): void {
  const { reading, add, own, like, report } = calls
  serve(app, getPosts, ({ user, body }) => reading.list(user, body))
  serve(app, getPost, ({ user, query }) => reading.detail(user, query.code))
  serve(app, addPost, async ({ user, body, request }) =>
    reading.detail(user, await add(user, body, regionOf(request.ip))),
  )
  serve(app, editPost, async ({ user, body }) => {
    await own.edit(user, body)
    return reading.detail(user, body.code)
  })
  serve(app, deletePost, async ({ user, body }) => {
    await own.remove(user, body.code)
    return null
  })
  serve(app, likePost, ({ user, body }) => like(user, body))
  serve(app, reportPost, ({ user, body }) => report(user, body))
}
