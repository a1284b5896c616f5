import { setTimeout as sleep } from 'node:timers/promises'
import { sharedNow } from './messages'
import {
  askDriver,
  askGateway,
  type DriverAnswerTo,
  type Measure,
  type Pair,
  withPair,
} from './processes'

const SETTLE_MS = 2_000

/**
 * Goals from a feed event to many sockets of the whole product in one process: stored in
 * PostgreSQL, read back by the board, over the bus to the gateway and to the sockets. The first
 * goals of a fresh process, whose code is cold, are measured separately. Rejects when an event did
 * not arrive.
 */
export function benchFeedGoals({
  sockets = 10_000,
  first = 3,
  goals = 60,
  everyMs = 1_000,
} = {}): Promise<Measure[]> {
  return withPair(async (pair) => {
    const { port, matchIds = [] } = pair
    if (matchIds.length === 0) throw new Error('the product has no match in play')
    await askDriver(pair, { do: 'connect', port, sockets, matchIds })
    await sleep(SETTLE_MS)
    const cold = await round(pair, { sockets, from: 0, goals: first, everyMs })
    const read = await round(pair, { sockets, from: first, goals, everyMs })
    return [
      { what: `latency from feed event to ${sockets} sockets, p50`, value: read.p50Ms, unit: 'ms' },
      {
        what: `latency from feed event to ${sockets} sockets, p99`,
        value: read.p99Ms,
        unit: 'ms',
        target: 400,
      },
      { what: `latency from feed event to ${sockets} sockets, max`, value: read.maxMs, unit: 'ms' },
      {
        what: `latency of the first ${first} goals of a fresh process, max`,
        value: cold.maxMs,
        unit: 'ms',
      },
    ]
  }, 'product-process.ts')
}

type Round = { sockets: number; from: number; goals: number; everyMs: number }

async function round(
  pair: Pair,
  { sockets, from, goals, everyMs }: Round,
): Promise<DriverAnswerTo<'expect'>> {
  const timetable = { from, startsAt: sharedNow() + SETTLE_MS, everyMs }
  const events = sockets * goals
  const withinMs = SETTLE_MS + goals * everyMs + 10_000
  const [read] = await Promise.all([
    askDriver(pair, { do: 'expect', events, withinMs, timetable }),
    askGateway(pair, { do: 'feedGoals', count: goals, ...timetable }),
  ])
  if (read.received !== events)
    throw new Error(`${events - read.received} of ${events} goals did not arrive`)
  return read
}
