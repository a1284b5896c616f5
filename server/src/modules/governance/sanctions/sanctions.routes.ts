import { sanctionEndpoints } from '@saidian/shared/contracts/moderation'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import { staffOf } from '../../../platform/staff'
import type { StaffSanctions } from './staff-sanctions.service'

export function sanctionRoutes(app: FastifyInstance, staff: StaffSanctions): void {
  const { list, impose, lift } = sanctionEndpoints
  serve(app, list, async ({ query }) => ({ sanctions: await staff.list(query.memberId) }))
  serve(app, impose, ({ request, body }) => staff.impose(staffOf(request).name, body))
  serve(app, lift, ({ body }) => staff.lift(body))
}
