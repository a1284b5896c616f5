import { uploadPostPicture } from '@saidian/shared/contracts/community'
import type { FastifyInstance } from 'fastify'
import { RequestError } from '../../../platform/errors'
import { serve } from '../../../platform/http'
import { readSentPicture } from '../../../platform/pictures'
import { type ObjectStorage, sendObject } from '../../../platform/storage'
import { POST_PICTURES } from './picture-kind'
import type { PostPictures } from './pictures.service'

type Named = { Params: { file: string } }
type PictureRoutes = { pictures: PostPictures; storage: ObjectStorage }

export function pictureRoutes(app: FastifyInstance, { pictures, storage }: PictureRoutes): void {
  serve(app, uploadPostPicture, ({ user, request }) =>
    pictures.add(user, () => readSentPicture(request, 'picture', POST_PICTURES)),
  )
  app.get<Named>('/uploads/posts/:file', async (request, reply) => {
    const served = await pictures.served(request.params.file)
    if (!served) throw new RequestError('request.not_found')
    // A name never changes its content. One that waits is known to its member alone.
    const cache = served.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store'
    reply.header('cache-control', cache)
    return sendObject(request, reply, { storage, key: served.object })
  })
}

export function pictureInternalRoutes(
  app: FastifyInstance,
  { pictures, storage }: PictureRoutes,
): void {
  app.get<Named>('/community/v1/pictures/:file', (request, reply) => {
    const key = pictures.objectNamed(request.params.file)
    return sendObject(request, reply, { storage, key })
  })
}
