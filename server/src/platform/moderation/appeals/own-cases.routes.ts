import { appealCase, getOwnCases } from '@saidian/shared/contracts/moderation'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http'
import type { OwnCases } from './own-cases.service'

export function ownCaseRoutes(app: FastifyInstance, cases: OwnCases): void {
  serve(app, getOwnCases, ({ user, query }) => cases.list(user, query))
  serve(app, appealCase, ({ user, body }) => cases.appeal(user, body))
}
