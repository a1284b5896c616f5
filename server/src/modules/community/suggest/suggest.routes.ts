import { suggestForPost } from '@saidian/shared/contracts/community'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { Suggest } from './suggest.service'

export function suggestRoutes(app: FastifyInstance, suggest: Suggest): void {
  serve(app, suggestForPost, ({ user, query }) => suggest(user, query))
}
