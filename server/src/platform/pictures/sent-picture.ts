import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../errors'
import type { PictureKind } from './picture-kind'

/** Lets the routes of this scope read one picture from a multipart body, and nothing else. */
export function acceptPictures(scope: FastifyInstance): void {
  scope.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 50 },
  })
}

type SentKind = { max: { bytes: number }; reasons: Pick<PictureKind['reasons'], 'tooLarge'> }

/**
 * The picture, or another file, in `field`; ignores the name and type that the client states.
 * Throws the error of the kind for a file that is too large, `request.invalid` for another body.
 */
export async function readSentPicture(
  request: FastifyRequest,
  field: string,
  { max, reasons }: SentKind,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new RequestError('request.invalid')
  try {
    const part = await request.file({ limits: { fileSize: max.bytes } })
    if (part?.fieldname !== field) throw new RequestError('request.invalid')
    return await part.toBuffer()
  } catch (error) {
    if (error instanceof RequestError) throw error
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    // Any other error while reading is the client's: a form without an end, a lost connection.
    throw new RequestError(isTooLarge ? reasons.tooLarge : 'request.invalid', { cause: error })
  }
}
