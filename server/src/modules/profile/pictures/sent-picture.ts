import multipart from '@fastify/multipart'
import { PICTURE_RULE } from '@saidian/shared/contracts/profile'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../../../platform/errors'

/** Lets the routes of this scope read one picture from a multipart body, and nothing else. */
export function takePictures(scope: FastifyInstance): void {
  scope.register(multipart, {
    limits: {
      fileSize: PICTURE_RULE.bytes,
      files: 1,
      fields: 0,
      parts: 1,
      headerPairs: 20,
      fieldNameSize: 50,
    },
  })
}

/**
 * The picture in `field`; ignores the name and type that the client states. Throws
 * `profile.picture_too_large` beyond 5 MB and `request.invalid` for any other body.
 */
export async function sentPicture(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) throw new RequestError('request.invalid')
  try {
    const part = await request.file()
    if (part?.fieldname !== field) throw new RequestError('request.invalid')
    return await part.toBuffer()
  } catch (error) {
    if (error instanceof RequestError) throw error
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    // Any other error while reading is the client's: a form without an end, a lost connection.
    throw new RequestError(isTooLarge ? 'profile.picture_too_large' : 'request.invalid', {
      cause: error,
    })
  }
}
