import { portraitAudit, uploadPortrait } from '@saidian/shared/contracts/profile'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import { readSentPicture } from '../../../platform/pictures'
import { staffOf } from '../../../platform/staff'
import { type ObjectStorage, sendObject } from '../../../platform/storage'
import { PORTRAIT } from '../picture-kinds'
import type { Portraits } from './portrait.service'

type Named = { Params: { file: string } }

type PortraitRoutes = { portraits: Portraits; storage: ObjectStorage }

export function portraitRoutes(app: FastifyInstance, { portraits, storage }: PortraitRoutes): void {
  serve(app, uploadPortrait, ({ user, request }) =>
    portraits.upload(user, () => readSentPicture(request, 'portrait', PORTRAIT)),
  )
  app.get<Named>('/uploads/portraits/:file', (request, reply) => {
    // A name never changes its content: a new portrait has a new name.
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    const key = portraits.objectNamed('public', request.params.file)
    return sendObject(request, reply, { storage, key })
  })
  app.get<Named>('/uploads/waiting/:file', (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const key = portraits.objectNamed('waiting', request.params.file)
    return sendObject(request, reply, { storage, key })
  })
}

export function portraitInternalRoutes(
  app: FastifyInstance,
  { portraits, storage }: PortraitRoutes,
): void {
  serve(app, portraitAudit.list, async () => ({ portraits: await portraits.waiting() }))
  serve(app, portraitAudit.pass, async ({ body, request }) => {
    await portraits.decide(body.key, 'approve', staffOf(request).name)
    return null
  })
  serve(app, portraitAudit.reject, async ({ body, request }) => {
    await portraits.decide(body.key, 'reject', staffOf(request).name)
    return null
  })
  app.get<Named>('/profile/portraits/:file', (request, reply) => {
    const key = portraits.objectNamed('waiting', request.params.file)
    return sendObject(request, reply, { storage, key })
  })
}
