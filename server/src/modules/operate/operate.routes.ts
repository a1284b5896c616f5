import { getOperateConfig, operateEndpoints } from '@saidian/shared/contracts/operate'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import { staffOf } from '../../platform/staff'
import type { Operate } from './operate.service'

export function operateRoutes(app: FastifyInstance, operate: Operate): void {
  serve(app, getOperateConfig, () => operate.current())
}

export function operateInternalRoutes(app: FastifyInstance, operate: Operate): void {
  serve(app, operateEndpoints.list, async () => ({ notices: await operate.list() }))
  serve(app, operateEndpoints.put, async ({ body, request }) => ({
    id: await operate.put(body, staffOf(request).name),
  }))
  serve(app, operateEndpoints.end, async ({ body }) => ({ isEnded: await operate.end(body.id) }))
}
