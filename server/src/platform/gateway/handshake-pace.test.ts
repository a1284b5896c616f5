import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { openRaw } from './testing/raw-peer'
import { startTestGateway, type TestGateway } from './testing/test-gateway'

let site: TestGateway
afterEach(() => site.stop())

test('a crowd gets all its handshakes', async () => {
  site = await startTestGateway({ handshakesPerSecond: 200 })
  const peers = await Promise.all(Array.from({ length: 120 }, () => openRaw(site.port)))
  expect(peers.every((peer) => peer.got().startsWith('HTTP/1.1 101'))).toBe(true)
  expect(site.gateway.stats().live).toBe(120)
  for (const peer of peers) peer.destroy()
})

test('when peers leave the queue, those behind them move up', async () => {
  site = await startTestGateway({ handshakesPerSecond: 50 })
  const first = await Promise.all(Array.from({ length: 5 }, () => openRaw(site.port)))
  const leaving = Array.from({ length: 60 }, () => openRaw(site.port).catch(() => null))
  const arrivals: Socket[] = []
  site.server.on('upgrade', (_request, socket: Socket) => arrivals.push(socket))
  while (arrivals.length < 60) await sleep(5)
  for (const socket of arrivals) socket.resetAndDestroy()
  const last = await openRaw(site.port)
  expect(last.got()).toContain('101')
  expect(site.gateway.stats().live).toBeLessThan(20)
  for (const peer of [...first, last]) peer.destroy()
  void leaving
})

test('a peer that would wait too long gets 503 with Retry-After', async () => {
  site = await startTestGateway({ handshakesPerSecond: 10 })
  const peers = await Promise.all(Array.from({ length: 60 }, () => openRaw(site.port)))
  const rejected = peers.filter((peer) => peer.got().startsWith('HTTP/1.1 503'))
  const welcomed = peers.filter((peer) => peer.got().startsWith('HTTP/1.1 101'))
  expect(rejected.length).toBeGreaterThanOrEqual(30)
  expect(rejected.every((peer) => peer.got().includes('Retry-After'))).toBe(true)
  expect(welcomed.length).toBeGreaterThanOrEqual(12)
  expect(rejected.length + welcomed.length).toBe(60)
  for (const peer of peers) peer.destroy()
})

test('a gateway that drains answers waiting handshakes with 503', async () => {
  site = await startTestGateway({ handshakesPerSecond: 10 })
  const peers = Array.from({ length: 10 }, () => openRaw(site.port))
  const [one] = await Promise.all([peers[0], once(site.server, 'upgrade')])
  expect(one?.got()).toContain('101')
  await site.gateway.drain(0)
  const answers = await Promise.all(peers.map(async (peer) => (await peer).got().slice(9, 12)))
  expect(answers.filter((status) => status === '503').length).toBeGreaterThanOrEqual(7)
  for (const peer of peers) (await peer).destroy()
})
