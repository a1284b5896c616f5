import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { LoadMonitor } from '../load/load-monitor'
import { sendOverloaded } from '../load/send-overloaded'
import type { ConnectionBudget } from './connection-budget'
import { answerMalformed } from './malformed-requests'
import { queueAnswer } from './unfinished-answers'

/** Event of an answer without an end, such as a live stream: its port closes. */
export const PORT_CLOSING = 'portClosing'

export type Port = {
  /** The port number, also when 0 was asked for. */
  number: number
  server: Server
  /**
   * Accepts no new connection and waits for the requests in flight; closes the rest after
   * `graceMs`.
   */
  close: (graceMs: number) => Promise<void>
}

export type PortOptions = {
  port: number
  /** Every address of the machine when absent. */
  host?: string
  requestTimeoutMs?: number
  /** Shared by all ports of the process; without one, every connection is accepted. */
  budget?: ConnectionBudget
  /** Decides when to answer 503 in place of the application. */
  load?: LoadMonitor
}

/**
 * Listens for an application; several ports may share one, which reads `request.socket.localPort`.
 * Node rejects slow and oversized requests before any of our code runs.
 */
export async function openPort(app: FastifyInstance, options: PortOptions): Promise<Port> {
  await app.ready()
  const inFlight = new Set<ServerResponse>()
  let isClosing = false
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (options.load && !options.load.admit()) {
      sendOverloaded(response)
      return
    }
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    if (isClosing) endConnectionAfter(response)
    app.routing(request, response)
  }
  const server = createServer(limitsOf(options), (request, response) => {
    queueAnswer(request, response, () => answer(request, response))
  })
  server.on('clientError', answerMalformed)
  server.maxHeadersCount = 100
  server.timeout = STALLED_MS
  options.budget?.watch(server)
  server.listen(options.port, options.host)
  await once(server, 'listening')
  // Without a free descriptor the system cannot accept a connection; the port goes on.
  server.on('error', (error) => app.log.error({ err: error }, 'connection not accepted'))

  const address = server.address()
  return {
    server,
    number: typeof address === 'object' && address ? address.port : options.port,
    close: async (graceMs) => {
      isClosing = true
      for (const response of inFlight) {
        endConnectionAfter(response)
        response.emit(PORT_CLOSING)
      }
      const closed = once(server, 'close')
      server.close()
      const timeout = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(timeout)
    },
  }
}

/** A client that reads nothing of its answer for this long is gone. */
const STALLED_MS = 60_000

function limitsOf({ requestTimeoutMs = 10_000 }: PortOptions) {
  return {
    requestTimeout: requestTimeoutMs,
    headersTimeout: 8_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 30_000,
    maxHeaderSize: 16 * 1024,
  }
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
