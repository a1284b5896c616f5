import { getNobleOffers, getOwnNoble, openNoble } from '@saidian/shared/contracts/rooms'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { Nobles } from './nobles.service'

export function nobleRoutes(app: FastifyInstance, nobles: Nobles): void {
  serve(app, getNobleOffers, () => nobles.offers())
  serve(app, getOwnNoble, ({ user }) => nobles.read(user))
  serve(app, openNoble, ({ user, body }) => nobles.open(user, body))
}
