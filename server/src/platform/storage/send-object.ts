import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../errors'
import { readRange } from './byte-range.rules'
import type { ObjectStorage } from './storage'

/**
 * Answers with an object, or a range of it, so that browsers treat it as its type only: no script
 * of a member's file runs. Throws `request.not_found` when there is none.
 */
export async function sendObject(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { storage, key }: { storage: ObjectStorage; key: string },
): Promise<Readable | undefined> {
  const object = await storage.head(key)
  if (!object) throw new RequestError('request.not_found')
  const etag = `"${object.sha256}"`
  reply
    .type(object.type)
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (headers['if-none-match'] === etag) return reply.code(304).send()

  const isSame = (headers['if-range'] ?? etag) === etag
  const range = isSame ? readRange(headers.range, object.bytes) : null
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${object.bytes}`).send()
  }
  const found = await storage.get(key, range ?? undefined)
  if (!found) throw new RequestError('request.not_found')
  const { start, end } = range ?? { start: 0, end: object.bytes - 1 }
  reply.header('content-length', end - start + 1)
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${object.bytes}`)
  return found.body
}
