import { setMaxListeners } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { startTestGateway } from '../../../server/src/platform/gateway/testing/test-gateway'
import { type GatewayAnswer, type GatewayOrder, type GatewayState, sharedNow } from './messages'

/**
 * One gateway alone in a process, with the publisher of the football board on the in-process bus.
 */
// The publisher of each topic listens to the same signal.
setMaxListeners(200)
const MEMBER = 'member-'
const SAMPLE_MS = 50
/** Interval at which a gateway asks the publisher of a topic for its position. */
const ASKED_EVERY_MS = 2_000
const site = await startTestGateway({
  authenticate: async (token) =>
    token.startsWith(MEMBER) ? { id: token.slice(MEMBER.length), sessionId: 'bench' } : null,
})
const board = site.publisher(TOPIC.footballBoard)
const publishers = [
  board,
  ...Array.from({ length: 100 }, (_, id) => site.publisher(TOPIC.footballMatch(id))),
]
const lines = new Set<Socket>()
site.server.on('connection', (line) => {
  lines.add(line)
  line.once('close', () => lines.delete(line))
})

function answer(message: GatewayAnswer): void {
  process.send?.(message)
}

function state(): GatewayState {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  return {
    rssBytes: rss,
    heapBytes: heapUsed,
    ...site.gateway.stats(),
    resources: process.getActiveResourcesInfo().length,
  }
}

/** About 200 bytes on the wire, like a goal of the product. */
async function publishGoals(count: number, everyMs: number): Promise<void> {
  let loopMs = 0
  for (let n = 1; n <= count; n++) {
    const goal = {
      matchId: 4_000_000 + n,
      score: [n, 0],
      minute: 45,
      team: 'home',
      player: '演示球员',
    }
    const startedAt = sharedNow()
    board.publish('goal', { at: startedAt, goal })
    await sleep(0)
    loopMs = Math.max(loopMs, sharedNow() - startedAt)
    await sleep(everyMs)
  }
  answer({ to: 'goals', loopMs })
}

/** Destroys all connections and counts how many reconnect, and how many in the busiest second. */
async function disconnectAll(): Promise<void> {
  const { live } = site.gateway.stats()
  const askedBefore = publishers.map(({ asked }) => asked)
  for (const line of lines) line.destroy()
  const startedAt = sharedNow()
  const counts: { at: number; live: number }[] = []
  let peakPerSecond = 0
  let isBack = false
  while (!isBack) {
    await sleep(SAMPLE_MS)
    const now = { at: sharedNow(), live: site.gateway.stats().live }
    counts.push(now)
    const before = counts.findLast(({ at }) => now.at - at >= 1_000)
    // Until the first second is over, some of the counted sockets are still to be disconnected.
    if (before && before.at > startedAt + 1_000)
      peakPerSecond = Math.max(
        peakPerSecond,
        ((now.live - before.live) * 1_000) / (now.at - before.at),
      )
    isBack = now.live >= live && now.at - startedAt > 1_000
  }
  const backMs = sharedNow() - startedAt
  const asked = Math.max(
    ...publishers.map((publisher, index) => publisher.asked - (askedBefore[index] ?? 0)),
  )
  answer({
    to: 'disconnect',
    backMs,
    peakPerSecond,
    extraQuestions: asked - Math.floor(backMs / ASKED_EVERY_MS),
  })
}

process.on('message', (order: GatewayOrder) => {
  if (order.do === 'state') answer({ to: 'state', ...state() })
  else if (order.do === 'disconnect') void disconnectAll()
  else if (order.do === 'goals') void publishGoals(order.count, order.everyMs)
})
process.on('disconnect', () => process.exit(0))
answer({ to: 'start', port: site.port })
