import {
  addFeedback,
  listFeedbacks,
  uploadFeedbackPicture,
} from '@saidian/shared/contracts/profile'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import { readSentPicture } from '../../../platform/pictures'
import { type ObjectStorage, sendObject } from '../../../platform/storage'
import { FEEDBACK_PICTURE } from '../picture-kinds'
import type { Feedbacks } from './feedback.service'

export function feedbackRoutes(app: FastifyInstance, feedbacks: Feedbacks): void {
  serve(app, uploadFeedbackPicture, ({ user, request }) =>
    feedbacks.addPicture(user, () => readSentPicture(request, 'picture', FEEDBACK_PICTURE)),
  )
  serve(app, addFeedback, ({ user, body }) => feedbacks.add(user, body))
}

export function feedbackInternalRoutes(
  app: FastifyInstance,
  { feedbacks, storage }: { feedbacks: Feedbacks; storage: ObjectStorage },
): void {
  serve(app, listFeedbacks, async ({ query }) => ({
    feedbacks: await feedbacks.list(query.before),
  }))
  app.get<{ Params: { key: string } }>('/profile/feedbacks/pictures/:key', (request, reply) => {
    const key = feedbacks.objectOf(request.params.key)
    return sendObject(request, reply, { storage, key })
  })
}
