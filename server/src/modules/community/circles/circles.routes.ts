import { getCircle, getCircles, joinCircle } from '@saidian/shared/contracts/community'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { Circles } from './circles.service'

export function circleRoutes(app: FastifyInstance, circles: Circles): void {
  serve(app, getCircles, ({ user, query }) => circles.list(user, query.kind))
  serve(app, getCircle, ({ user, params }) => circles.detail(user, params.id))
  serve(app, joinCircle, ({ user, body }) => circles.join(user, body))
}
