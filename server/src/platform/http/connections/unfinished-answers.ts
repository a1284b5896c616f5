import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const answering = new WeakSet<Duplex>()

/** True while an answer on this socket is not completely sent. */
export function isAnswering(socket: Duplex): boolean {
  return answering.has(socket)
}

/**
 * Marks the socket until its answer is sent. False for a request that came before the last answer
 * was sent: Node queues its answer, and a queued answer never learns that the socket has closed, so
 * its stream stays open for ever. Browsers and proxies do not pipeline; another client loses the
 * socket.
 */
export function beginAnswer({ socket }: IncomingMessage, response: ServerResponse): boolean {
  if (socket.destroyed || answering.has(socket)) {
    socket.destroy()
    return false
  }
  answering.add(socket)
  response.once('close', () => answering.delete(socket))
  return true
}
