import { setTimeout as sleep } from 'node:timers/promises'
import { sharedNow } from './messages'
import { askDriver, askGateway, type Measure, withPair } from './processes'

const SETTLE_MS = 2_000

/**
 * Goals from the word of a feed to many sockets of the whole product in one process: stored in PostgreSQL, read back by
 * the board, over the bus to the gateway and on the wire. Rejects when an event did not arrive.
 */
export function benchFeedGoals({ sockets = 10_000, goals = 40, everyMs = 1_000 } = {}): Promise<Measure[]> {
  return withPair(async (pair) => {
    const { port, matchIds = [] } = pair
    if (matchIds.length === 0) throw new Error('the product has no match in play')
    await askDriver(pair, { do: 'connect', port, sockets, matchIds })
    await sleep(SETTLE_MS)
    const timetable = { startsAt: sharedNow() + SETTLE_MS, everyMs }
    const events = sockets * goals
    const withinMs = SETTLE_MS + goals * everyMs + 10_000
    const [read] = await Promise.all([
      askDriver(pair, { do: 'expect', events, withinMs, timetable }),
      askGateway(pair, { do: 'feedGoals', count: goals, ...timetable }),
    ])
    if (read.received !== events)
      throw new Error(`${events - read.received} of ${events} goals did not arrive`)
    return [
      { what: `goal from the feed to ${sockets} sockets, p50`, value: read.p50Ms, unit: 'ms' },
      { what: `goal from the feed to ${sockets} sockets, p99`, value: read.p99Ms, unit: 'ms', target: 400 },
      { what: `goal from the feed to ${sockets} sockets, max`, value: read.maxMs, unit: 'ms' },
    ]
  }, 'product-process.ts')
}
