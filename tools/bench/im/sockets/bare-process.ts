import { createServer } from 'node:net'
import type { ServerAnswer } from './orders'

/** A process that accepts connections and does nothing with them. */
let sockets = 0
const server = createServer((line) => {
  sockets += 1
  line.resume()
  line.on('error', () => line.destroy())
})

function answer(message: ServerAnswer): void {
  process.send?.(message)
}

process.on('message', () => {
  globalThis.gc?.()
  answer({ to: 'state', rssBytes: process.memoryUsage().rss, sockets })
})
process.on('disconnect', () => process.exit(0))
server.listen({ port: 0, host: '127.0.0.1', backlog: 2_000 }, () => {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  answer({ to: 'start', port: address.port, groupId: '' })
})
