import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { IM_PATH, LIVE_PATH } from '@saidian/shared/contracts/sockets'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { type Bus, createInProcessBus } from '../../bus'
import { systemClock } from '../../clock'
import type { TopicRule } from '../../module'
import { createGateway, type Gateway, type GatewayDeps } from '../gateway'
import { TestTopic } from './test-topic'

export type TestGateway = {
  gateway: Gateway
  server: Server
  port: number
  bus: Bus
  metrics: Registry
  liveUrl: string
  imUrl: string
  publisher: (topic: string) => TestTopic
  stop: () => Promise<void>
}

const TOPICS: TopicRule[] = [
  { pattern: 'board/football', mayFollow: () => true },
  { pattern: 'match/football/:id', mayFollow: (_user, { id }) => id !== 'secret' },
  {
    pattern: 'user/:id',
    isOfMembers: true,
    isReadAfterLoss: true,
    mayFollow: (user, { id }) => user !== null && user.id === id,
  },
]

/**
 * A gateway on a free (or the given) port with its own bus; `publisher` creates the publisher of a
 * topic.
 */
export async function startTestGateway(
  options: Partial<GatewayDeps> = {},
  port = 0,
): Promise<TestGateway> {
  const bus = options.bus ?? createInProcessBus()
  const metrics = new Registry()
  const publishing = new AbortController()
  const gateway = createGateway({
    bus,
    topics: TOPICS,
    authenticate: async () => null,
    alive: async (sessionIds) => [...sessionIds],
    log: pino({ level: 'silent' }),
    clock: systemClock,
    metrics,
    ...options,
  })
  const server = createServer((_request, response) => response.end('hello'))
  gateway.attach(server)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const origin = `ws://127.0.0.1:${address.port}`
  return {
    gateway,
    server,
    port: address.port,
    bus,
    metrics,
    liveUrl: `${origin}${LIVE_PATH}`,
    imUrl: `${origin}${IM_PATH}`,
    publisher: (topic) => new TestTopic(bus, topic, publishing.signal),
    async stop() {
      await gateway.drain(0)
      publishing.abort()
      server.closeAllConnections()
      server.close()
      if (!options.bus) await bus.close()
    },
  }
}
