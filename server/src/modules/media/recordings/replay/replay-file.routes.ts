import { open } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from '../../../../platform/error-code'
import { RequestError } from '../../../../platform/errors'
import { readRequestTarget } from '../../../../platform/http'
import { readRange } from '../../../../platform/storage'
import type { RecordingDir } from '../recorder'
import type { Replays } from './replay.service'
import { REPLAY_PATH, type ReplaySigner } from './replay-signer'

type FileRoutesDeps = { replays: Replays; dir: RecordingDir; signer: ReplaySigner }

/** The files of recordings, for signed addresses, whole or in ranges: players seek by them. */
export function replayFileRoutes(app: FastifyInstance, deps: FileRoutesDeps): void {
  const { replays, dir, signer } = deps
  app.get<{ Params: { id: string } }>(`${REPLAY_PATH}/:id`, async (request, reply) => {
    const id = /^[1-9]\d{0,14}$/.test(request.params.id) ? Number(request.params.id) : 0
    const allowed = await signer.check(id, readRequestTarget(request.raw.url ?? '').searchParams)
    const fileKey = allowed && (await replays.fileKeyFor(allowed.viewer, id))
    if (!fileKey) throw new RequestError('request.not_found')
    return sendFile(request, reply, { file: dir.fileOf(fileKey), tag: fileKey })
  })
}

async function sendFile(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { file, tag }: { file: string; tag: string },
) {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw new RequestError('request.not_found')
    throw error
  })
  const { size } = await handle.stat()
  const etag = `"${tag}-${size}"`
  reply
    .type('video/x-flv')
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, max-age=3600')
  const isSame = (headers['if-range'] ?? etag) === etag
  const range = isSame ? readRange(headers.range, size) : null
  if (range === 'outside' || method === 'HEAD') {
    await handle.close()
    if (range === 'outside')
      return reply.code(416).header('content-range', `bytes */${size}`).send()
    return reply.header('content-length', size).send()
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  reply.header('content-length', end - start + 1)
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  // The file stays readable to its end when it is removed meanwhile.
  return reply.send(handle.createReadStream({ start, end }))
}
