import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers a request by itself and returns true, or leaves it to the product. */
export type Shortcut = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean>

export type Relay = { url: string; close: () => Promise<void> }

/**
 * A plain proxy in front of the product. Both variants are measured through one, so that it costs
 * them the same; the variant with other files answers for those by its shortcut.
 */
export async function startRelay(target: string, shortcut: Shortcut): Promise<Relay> {
  const { hostname, port } = new URL(target)
  const forward = (incoming: IncomingMessage) =>
    request({
      hostname,
      port,
      path: incoming.url,
      method: incoming.method,
      headers: incoming.headers,
    })

  const server = createServer(async (incoming, outgoing) => {
    if (await shortcut(incoming, outgoing)) return
    const onward = forward(incoming)
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.on('upgrade', (incoming, socket, head) => {
    const onward = forward(incoming)
    onward.on('upgrade', (answer, peer) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`)
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      if (head.length > 0) peer.write(head)
      socket.pipe(peer).pipe(socket)
      for (const end of [socket, peer])
        end.on('error', () => [socket, peer].map((other) => other.destroy()))
    })
    onward.on('error', () => socket.destroy())
    onward.end()
  })

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
