import { moderationEndpoints } from '@saidian/shared/contracts/moderation'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http'
import { type Staff, staffOf, staffOnly } from '../staff'
import type { Moderation } from './moderation-queue'

type Calls = Pick<Moderation, 'list' | 'take' | 'decide' | 'undo'>

export function moderationRoutes(app: FastifyInstance, staff: Staff, moderation: Calls): void {
  const about = ({ body }: { body: unknown }) => {
    const { id } = (body ?? {}) as { id?: string }
    return id === undefined ? null : `moderation ${id}`
  }
  staffOnly(app, staff, { scope: 'moderation', about }, (scope) => {
    serve(scope, moderationEndpoints.list, async ({ query }) => ({
      cases: (await moderation.list(query)).map(({ isCurrent: _, ...one }) => ({
        ...one,
        openedAt: one.openedAt.toISOString(),
      })),
    }))
    serve(scope, moderationEndpoints.take, async ({ body, request }) => {
      await moderation.take(body.id, staffOf(request).name)
      return null
    })
    serve(scope, moderationEndpoints.decide, async ({ body, request }) => {
      await moderation.decide({ ...body, by: staffOf(request).name })
      return null
    })
    serve(scope, moderationEndpoints.undo, async ({ body, request }) => {
      await moderation.undo({ ...body, by: staffOf(request).name })
      return null
    })
  })
}
