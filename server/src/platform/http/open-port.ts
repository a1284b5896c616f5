import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

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
}

/**
 * Listens with an application; several ports may share one, and `request.socket.localPort` tells them apart.
 * Slow and oversized requests are cut off here, before any of our code runs.
 */
export async function openPort(app: FastifyInstance, options: PortOptions): Promise<Port> {
  await app.ready()
  const inFlight = new Set<ServerResponse>()
  let isClosing = false
  const limits = {
    requestTimeout: options.requestTimeoutMs ?? 10_000,
    headersTimeout: 8_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 30_000,
    maxHeaderSize: 16 * 1024,
  }
  const server = createServer(limits, (request, response) => {
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    if (isClosing) endConnectionAfter(response)
    app.routing(request, response)
  })
  server.maxHeadersCount = 100
  server.listen(options.port, options.host)
  await once(server, 'listening')

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

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
