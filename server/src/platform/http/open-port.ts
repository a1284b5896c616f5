import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ConnectionBudget } from './connection-budget'
import type { LoadMonitor } from './load-monitor'
import { sendOverloaded } from './send-overloaded'
import { beginAnswer } from './unfinished-answers'

export type Port = {
  /** The number in use, also when 0 was asked for. */
  number: number
  server: Server
  /** Takes no new connection and waits for the requests in flight; after `graceMs` they are cut. */
  close: (graceMs: number) => Promise<void>
}

export type PortOptions = {
  port: number
  /** Every address of the machine when absent. */
  host?: string
  requestTimeoutMs?: number
  /** Shared by all ports of the process; without one every connection is taken. */
  budget?: ConnectionBudget
  /** Says when to answer 503 in place of the application. */
  load?: LoadMonitor
}

/**
 * Listens with an application; several ports may share one, and `request.socket.localPort` tells them apart.
 * Slow and oversized requests are cut off here, before any of our code runs.
 */
export async function openPort(app: FastifyInstance, options: PortOptions): Promise<Port> {
  await app.ready()
  const inFlight = new Set<ServerResponse>()
  let isClosing = false
  const server = createServer(limitsOf(options), (request, response) => {
    if (!beginAnswer(request, response)) return
    if (options.load?.mustShed()) {
      sendOverloaded(response)
      return
    }
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    if (isClosing) endConnectionAfter(response)
    app.routing(request, response)
  })
  server.maxHeadersCount = 100
  server.timeout = STALLED_MS
  options.budget?.watch(server)
  server.listen(options.port, options.host)
  await once(server, 'listening')
  // Out of descriptors, the system cannot accept a connection; the port goes on.
  server.on('error', (error) => app.log.error({ err: error }, 'connection not accepted'))

  const address = server.address()
  return {
    server,
    number: typeof address === 'object' && address ? address.port : options.port,
    close: async (graceMs) => {
      isClosing = true
      for (const response of inFlight) endConnectionAfter(response)
      const closed = once(server, 'close')
      server.close()
      const cut = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearTimeout(cut)
    },
  }
}

/** A client that takes nothing of its answer for so long is gone. */
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
