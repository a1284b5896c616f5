import { portraitAudit, uploadPortrait } from '@saidian/shared/contracts/profile'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { RequestError } from '../../../platform/errors'
import { serve } from '../../../platform/http'
import { readSentPicture } from '../../../platform/pictures'
import { PORTRAIT } from '../picture-kinds'
import type { Portraits } from './portrait.service'

type Named = { Params: { file: string } }

export function portraitRoutes(app: FastifyInstance, portraits: Portraits): void {
  serve(app, uploadPortrait, ({ user, request }) =>
    portraits.upload(user, () => readSentPicture(request, 'portrait', PORTRAIT)),
  )
  app.get<Named>('/uploads/portraits/:file', async ({ params }, reply) => {
    // A name never changes its content: a new portrait has a new name.
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendPicture(reply, await portraits.read('public', params.file))
  })
  app.get<Named>('/uploads/waiting/:file', async ({ params }, reply) => {
    reply.header('cache-control', 'private, no-store')
    return sendPicture(reply, await portraits.read('waiting', params.file))
  })
}

export function portraitInternalRoutes(app: FastifyInstance, portraits: Portraits): void {
  serve(app, portraitAudit.list, async () => ({ portraits: await portraits.waiting() }))
  serve(app, portraitAudit.pass, async ({ body }) => {
    await portraits.pass(body.key)
    return null
  })
  serve(app, portraitAudit.reject, async ({ body }) => {
    await portraits.reject(body.key)
    return null
  })
  app.get<Named>('/profile/portraits/:file', async ({ params }, reply) =>
    sendPicture(reply, await portraits.read('waiting', params.file)),
  )
}

/** Sends an uploaded picture so that browsers treat it as a picture only. */
export function sendPicture(reply: FastifyReply, bytes: Buffer | null): Buffer {
  if (!bytes) throw new RequestError('request.not_found')
  reply.type('image/webp').header('content-security-policy', "default-src 'none'; sandbox")
  return bytes
}
