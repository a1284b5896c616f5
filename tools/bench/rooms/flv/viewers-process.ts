import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { ViewersCount, ViewersOrder } from './orders'

/** Viewers who read and count. */
const AT_ONCE = 50
let sockets: Socket[] = []
let before: number[] = []

async function open(port: number, urls: readonly string[]): Promise<void> {
  for (let n = 0; n < urls.length; n += AT_ONCE)
    await Promise.all(
      urls.slice(n, n + AT_ONCE).map(async (url) => {
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => undefined)
        await once(socket, 'connect')
        socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`)
        sockets.push(socket)
        await once(socket, 'data')
        socket.resume()
      }),
    )
}

function count(): ViewersCount {
  const now = sockets.map(({ bytesRead }) => bytesRead)
  const since = now.map((bytes, index) => bytes - (before[index] ?? 0))
  before = now
  const bytes = since.reduce((sum, one) => sum + one, 0)
  return {
    open: sockets.filter(({ destroyed }) => !destroyed).length,
    bytes,
    fewest: Math.min(...since),
  }
}

process.on('message', async (order: ViewersOrder) => {
  if (order.do === 'open') await open(order.port, order.urls)
  const counted = count()
  if (order.do === 'close') {
    for (const socket of sockets) socket.destroy()
    sockets = []
    before = []
  }
  process.send?.(counted)
})
process.on('disconnect', () => process.exit(0))
process.send?.({})
