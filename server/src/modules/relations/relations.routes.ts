import { blockMember, getBlockedMembers } from '@saidian/shared/contracts/relations'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { Relations } from './relations.service'

export function relationsRoutes(app: FastifyInstance, relations: Relations): void {
  serve(app, blockMember, ({ user, body }) => relations.block(user, body))
  serve(app, getBlockedMembers, ({ user }) => relations.list(user))
}
