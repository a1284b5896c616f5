import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import type { ServerAnswer } from './orders'

/** A process whose sockets do nothing: what the product adds to them is measured beside it. */
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })

function answer(message: ServerAnswer): void {
  process.send?.(message)
}

process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  answer({ to: 'state', usedBytes: heapUsed + external, sockets: sockets.clients.size })
})
process.on('disconnect', () => process.exit(0))
server.listen({ port: 0, host: '127.0.0.1', backlog: 2_000 }, () => {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  answer({ to: 'start', port: address.port, groupId: '' })
})
