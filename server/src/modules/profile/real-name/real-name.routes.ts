import { getRealName, submitRealName } from '@saidian/shared/contracts/profile'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { RealNames } from './real-name.service'

export function realNameRoutes(app: FastifyInstance, realNames: RealNames): void {
  serve(app, getRealName, ({ user }) => realNames.read(user))
  serve(app, submitRealName, ({ user, body }) => realNames.submit(user, body))
}
