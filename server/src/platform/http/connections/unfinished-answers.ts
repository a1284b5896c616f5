import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** The answer that a socket has not completely sent. */
const unfinished = new WeakMap<Duplex, ServerResponse>()
const hasWaiting = new WeakSet<Duplex>()

/** True while an answer on this socket is not completely sent. */
export function isAnswering(socket: Duplex): boolean {
  return unfinished.has(socket)
}

/**
 * Runs `next` when the last answer on this socket is sent, and never if the socket closes before. A
 * client knows that an answer is complete before the file behind it is closed here, so a proxy may
 * send one request early. A client that sends two loses the socket.
 */
function afterAnswer(socket: Duplex, next: () => void): void {
  const last = unfinished.get(socket)
  if (!last && !socket.destroyed) next()
  if (!last) return
  if (hasWaiting.has(socket)) {
    socket.destroy()
    return
  }
  hasWaiting.add(socket)
  last.once('close', () => {
    hasWaiting.delete(socket)
    if (!socket.destroyed) next()
  })
}

/**
 * As `afterAnswer`, for a request. Node queues early answers, and a queued answer never learns that
 * the socket has closed, so its stream would stay open for ever: none begins before its turn.
 */
export function queueAnswer(
  { socket }: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  afterAnswer(socket, () => {
    unfinished.set(socket, response)
    response.once('close', () => unfinished.delete(socket))
    answer()
  })
}

/**
 * As `afterAnswer`, for a handshake. Node takes its listeners from an upgraded socket; the answer
 * still needs them.
 */
export function queueUpgrade(socket: Duplex, upgrade: () => void): void {
  const last = unfinished.get(socket)
  const listeners: [event: string, listener: () => void][] = [
    ['error', () => socket.destroy()],
    ['timeout', () => socket.destroy()],
    ['drain', () => last?.emit('drain')],
  ]
  for (const [event, listener] of listeners) socket.on(event, listener)
  afterAnswer(socket, () => {
    for (const [event, listener] of listeners) socket.off(event, listener)
    upgrade()
  })
}
