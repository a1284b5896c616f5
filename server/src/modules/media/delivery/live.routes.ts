import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { RequestError } from '../../../platform/errors'
import { PORT_CLOSING, readRequestTarget } from '../../../platform/http'
import { LIVE_PATH, type PlaySigner } from '../play'
import type { Transcoding } from '../transcoding'
import type { Delivery } from './delivery'

/** A viewer who has not read all of a stream so long after its end gets no more of it. */
const MAX_DRAIN_MS = 10_000

export type LiveRoutesDeps = {
  transcoding: Pick<Transcoding, 'watch'>
  signer: PlaySigner
  delivery: Delivery
}

/** HTTP-FLV: an answer that goes on while the stream is on air. */
export function liveRoutes(app: FastifyInstance, deps: LiveRoutesDeps): void {
  const { transcoding, signer, delivery } = deps
  app.get<{ Params: { stream: string } }>(
    `${LIVE_PATH}/:stream`,
    { exposeHeadRoute: false, config: { isEndless: true } },
    async (request, reply) => {
      const { stream: name } = request.params
      const query = readRequestTarget(request.raw.url ?? '').searchParams
      const play = await signer.checkPlay(name, query)
      if (!play || delivery.isDropped(play)) throw new RequestError('media.not_allowed')
      const watched = await transcoding.watch(name)
      if (!watched) throw new RequestError('media.off_air')
      // A stream may need some seconds to begin.
      if (delivery.isDropped(play)) {
        watched.leave()
        throw new RequestError('media.not_allowed')
      }
      const socket = beginAnswer(reply, request.id)
      if (!socket) return watched.leave()
      const response = reply.raw
      response.once('close', watched.leave)
      const leave = delivery.watch(watched.stream, {
        play,
        sink: socket,
        end: () => endWithin(response, MAX_DRAIN_MS),
        destroy: () => socket.destroy(),
      })
      response.once('close', leave)
      // The next process serves the viewer, who connects again.
      response.once(PORT_CLOSING, () => endWithin(response, MAX_DRAIN_MS))
    },
  )
}

/** Sends what is left; a client that does not read all of it in this time is disconnected. */
function endWithin(response: ServerResponse, ms: number): void {
  const { socket } = response
  const timeout = setTimeout(() => socket?.destroy(), ms)
  response.once('close', () => clearTimeout(timeout))
  response.end()
}

/**
 * Sends the headers. The body ends with the connection, so that its bytes go to the socket as they
 * are: chunked, each write would need two more. Null when the client has gone.
 */
function beginAnswer(reply: FastifyReply, requestId: string): Socket | null {
  const { plainHeaders } = reply.server
  reply.hijack()
  const response: ServerResponse = reply.raw
  const { socket } = response
  if (!socket || socket.destroyed) return null
  response.useChunkedEncodingByDefault = false
  response.shouldKeepAlive = false
  const own = [
    'content-type',
    'video/x-flv',
    'cache-control',
    'no-store',
    'x-request-id',
    requestId,
  ]
  response.writeHead(200, [...plainHeaders, ...own])
  response.flushHeaders()
  socket.setNoDelay(true)
  // The timer of a port would restart with each write; a viewer who does not read is behind.
  socket.setTimeout(0)
  return socket
}
