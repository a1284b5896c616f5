import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { TOPIC } from '@saidian/shared/contracts'
import { startTestGateway } from '../../../server/src/platform/gateway/testing/test-gateway'
import { type GatewayAnswer, type GatewayOrder, sharedNow } from './messages'

/** One gateway alone in a process, with the owner of the football board beside it on the in-process bus. */
// Each topic's owner listens to the same signal.
setMaxListeners(200)
const site = await startTestGateway()
const board = site.owner(TOPIC.footballBoard)
for (let id = 0; id < 100; id++) site.owner(TOPIC.footballMatch(id))

function answer(message: GatewayAnswer): void {
  process.send?.(message)
}

/** About 200 bytes on the wire, as a goal of the product is. */
async function publishGoals(count: number, everyMs: number): Promise<void> {
  let loopMs = 0
  for (let n = 1; n <= count; n++) {
    const goal = { matchId: 4_000_000 + n, score: [n, 0], minute: 45, team: 'home', player: '演示球员' }
    const startedAt = sharedNow()
    board.publish('goal', { at: startedAt, goal })
    await sleep(0)
    loopMs = Math.max(loopMs, sharedNow() - startedAt)
    await sleep(everyMs)
  }
  answer({ published: count, loopMs })
}

process.on('message', (order: GatewayOrder) => {
  if (order.do === 'rss') answer({ rssBytes: process.memoryUsage.rss() })
  else void publishGoals(order.count, order.everyMs)
})
process.on('disconnect', () => process.exit(0))
answer({ port: site.port })
