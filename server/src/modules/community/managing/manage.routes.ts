import { circleManageEndpoints, circleStaffEndpoints } from '@saidian/shared/contracts/community'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import { staffOf } from '../../../platform/staff'
import type { Managing } from './manage.service'
import type { StaffActs } from './staff.service'

export function manageRoutes(app: FastifyInstance, managing: Managing): void {
  const { pin, remove, mute } = circleManageEndpoints
  serve(app, pin, ({ user, body }) => managing.pin(user, body))
  serve(app, remove, ({ user, body }) => managing.remove(user, body))
  serve(app, mute, ({ user, body }) => managing.mute(user, body))
}

export function staffRoutes(app: FastifyInstance, acts: StaffActs): void {
  const { manager, rules } = circleStaffEndpoints
  serve(app, manager, ({ request, body }) => acts.manager(staffOf(request).name, body))
  serve(app, rules, ({ request, body }) => acts.rules(staffOf(request).name, body))
}
