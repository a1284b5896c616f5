import { manageEndpoints } from '@saidian/shared/contracts/rooms'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http'
import type { Managing } from './manage.service'
import type { RoomActs } from './room-acts.service'

export function manageRoutes(app: FastifyInstance, managing: Managing, does: RoomActs): void {
  const { mute, remove, setManager, clear, slow, acts, managers } = manageEndpoints
  serve(app, mute, ({ user, body }) => does.mute(user, body))
  serve(app, remove, ({ user, body }) => does.remove(user, body))
  serve(app, setManager, ({ user, body }) => does.setManager(user, body))
  serve(app, clear, ({ user, body }) => does.clear(user, body))
  serve(app, slow, ({ user, body }) => does.slow(user, body))
  serve(app, acts, ({ user, params }) => managing.acts(user, params.roomId))
  serve(app, managers, ({ params }) => managing.managers(params.roomId))
}
