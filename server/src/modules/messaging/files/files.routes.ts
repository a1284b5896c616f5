import {
  MAX_VOICE_BYTES,
  MESSAGE_FILES,
  uploadMessagePicture,
  uploadVoice,
} from '@saidian/shared/contracts/messaging'
import type { FastifyInstance } from 'fastify'
import { RequestError } from '../../../platform/errors'
import { serve } from '../../../platform/http'
import { acceptPictures, readSentPicture } from '../../../platform/pictures'
import { type ObjectStorage, sendObject } from '../../../platform/storage'
import { MESSAGE_PICTURES } from './file-kinds'
import type { MessageFiles } from './files.service'

const VOICES = {
  max: { bytes: MAX_VOICE_BYTES },
  reasons: { tooLarge: 'message.voice_too_long' },
} as const

type Named = { Params: { file: string } }
type FileRoutes = { files: MessageFiles; storage: ObjectStorage }

export function fileRoutes(app: FastifyInstance, { files, storage }: FileRoutes): void {
  app.register(async (scope) => {
    acceptPictures(scope)
    serve(scope, uploadMessagePicture, ({ user, request }) =>
      files.addPicture(user, () => readSentPicture(request, 'picture', MESSAGE_PICTURES)),
    )
    serve(scope, uploadVoice, ({ user, request }) =>
      files.addVoice(user, () => readSentPicture(request, 'voice', VOICES)),
    )
  })
  app.get<Named>(`${MESSAGE_FILES}/:file`, async (request, reply) => {
    const user = await app.readerOf(request)
    if (!user) throw new RequestError('auth.no_token')
    const key = await files.served(user, request.params.file)
    if (key === null) throw new RequestError('request.not_found')
    // Browsers ask each time whether the member may still read it, and get the bytes once.
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, accesstoken')
    return sendObject(request, reply, { storage, key })
  })
}

/** For the staff, who sees what members reported. */
export function fileInternalRoutes(app: FastifyInstance, { files, storage }: FileRoutes): void {
  app.get<Named>('/messages/v1/files/:file', (request, reply) =>
    sendObject(request, reply, { storage, key: files.stored.objectNamed(request.params.file) }),
  )
}
