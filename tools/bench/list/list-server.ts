import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ServerFrame, TOPIC } from '@saidian/shared/contracts/sockets'
import { WebSocketServer } from 'ws'
import type { World } from './world'

/** Ten events a second with ten changes each: more than the one tick a second of the real board. */
const EVENT_EVERY_MS = 100
const CHANGES_PER_EVENT = 10

/** A proxy of a real product that answers the football list and its socket from its own matches. */
export async function startListServer(productUrl: string, world: World) {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/live/football/v1_1/live')) {
      outgoing.setHeader('content-type', 'application/json')
      outgoing.end(JSON.stringify({ code: 200, data: world.list(), message: '' }))
      return
    }
    const { method, headers } = incoming
    const forwarded = request(
      new URL(incoming.url ?? '/', productUrl),
      { method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })

  const sockets = new WebSocketServer({ server })
  const timers = new Set<NodeJS.Timeout>()
  sockets.on('connection', (socket) => {
    const send = (frame: ServerFrame) => socket.send(JSON.stringify(frame))
    send({ op: 'welcome', v: 1, connection: 'bench' })
    socket.on('message', (data) => {
      const text = String(data)
      if (text === '0') return socket.send('0')
      const frame = JSON.parse(text) as { op: string; topic: string }
      if (frame.op !== 'sub') return
      send({ op: 'subscribed', topic: frame.topic, ...world.position(), recovered: false })
      if (frame.topic !== TOPIC.footballBoard) return
      const timer = setInterval(
        () => send({ op: 'event', topic: frame.topic, ...world.event(CHANGES_PER_EVENT) }),
        EVENT_EVERY_MS,
      )
      timers.add(timer)
      socket.on('close', () => clearInterval(timer))
    })
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const timer of timers) clearInterval(timer)
      sockets.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
