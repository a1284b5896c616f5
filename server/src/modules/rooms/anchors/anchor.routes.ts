import { anchorEndpoints, anchorStaffEndpoints } from '@saidian/shared/contracts/rooms'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { Anchor } from './anchor.service'
import type { AnchorStaff } from './anchor-staff.service'
import type { createStreamKeys } from './stream-keys.service'

type RotateKey = ReturnType<typeof createStreamKeys>

export function anchorRoutes(app: FastifyInstance, anchor: Anchor, rotateKey: RotateKey): void {
  serve(app, anchorEndpoints.read, ({ user, request }) => anchor.read(user, request.hostname))
  serve(app, anchorEndpoints.change, ({ user, body, request }) =>
    anchor.change(user, body, request.hostname),
  )
  serve(app, anchorEndpoints.rotateKey, ({ user }) => rotateKey(user))
  serve(app, anchorEndpoints.schedule, ({ user, body }) => anchor.announce(user, body))
  serve(app, anchorEndpoints.cancel, ({ user, body }) => anchor.cancel(user, body.broadcastId))
}

export function anchorStaffRoutes(app: FastifyInstance, staff: AnchorStaff): void {
  serve(app, anchorStaffEndpoints.make, ({ body }) => staff.make(body))
  serve(app, anchorStaffEndpoints.close, ({ body }) => staff.close(body))
  serve(app, anchorStaffEndpoints.key, ({ body }) => staff.key(body))
}
