import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { startPicture } from './picture'
import { serveUsage } from './usage'

/** The bare server: it writes the same bytes as often to as many sockets, and checks nothing. */
const VIEWERS = Number(process.argv[2])
const BATCH_MS = 100
const sockets = new Set<Socket>()
const waiting: Buffer[] = []

startPicture(({ wire }) => waiting.push(wire))
setInterval(() => {
  const chunk = Buffer.concat(waiting.splice(0))
  for (const socket of sockets) socket.write(chunk)
}, BATCH_MS)

const server = createServer((_request, response) => {
  response.useChunkedEncodingByDefault = false
  response.writeHead(200, { 'content-type': 'video/x-flv' })
  response.flushHeaders()
  const { socket } = response
  if (!socket) return
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
})
server.listen(0)
await once(server, 'listening')
const { port } = server.address() as AddressInfo
serveUsage({ port, urls: Array.from({ length: VIEWERS }, () => '/') })
