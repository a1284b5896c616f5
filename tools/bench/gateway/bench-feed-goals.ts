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
 * Goals from the word of a feed to many sockets of the whole product in one process: stored in PostgreSQL, read back by
 * the board, over the bus to the gateway and on the wire. The very first goals of a process, whose code is cold, are told
 * apart from the rest. Rejects when an event did not arrive.
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
      { what: `goal from the feed to ${sockets} sockets, p50`, value: read.p50Ms, unit: 'ms' },
      {
        what: `goal from the feed to ${sockets} sockets, p99`,
        value: read.p99Ms,
        unit: 'ms',
        target: 400,
      },
      { what: `goal from the feed to ${sockets} sockets, max`, value: read.maxMs, unit: 'ms' },
      { what: `the first ${first} goals of a fresh process, max`, value: cold.maxMs, unit: 'ms' },
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
