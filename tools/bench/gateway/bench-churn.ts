import { setTimeout as sleep } from 'node:timers/promises'
import { askDriver, askGateway, type Measure, withPair } from './processes'

const WARM_UP_MS = 15_000
/** Longer than a gateway stores an unused topic. */
const SETTLE_MS = 12_000
const AT_ONCE = 200

/** Sockets that connect, subscribe or log in, and close: nothing of them may remain. */
export function benchChurn({ forMs = 60_000 } = {}): Promise<Measure[]> {
  return withPair(async (pair) => {
    const churn = (ms: number) =>
      askDriver(pair, { do: 'churn', port: pair.port, forMs: ms, atOnce: AT_ONCE })
    await churn(WARM_UP_MS)
    await sleep(SETTLE_MS)
    const before = await askGateway(pair, { do: 'state' })
    const { rounds, failed } = await churn(forMs)
    await sleep(SETTLE_MS)
    const after = await askGateway(pair, { do: 'state' })
    const left = after.live + after.im + after.members + after.topics - before.topics
    return [
      {
        what: 'churn: connect, log in or subscribe, close',
        value: (rounds / forMs) * 1000,
        unit: '/s',
        target: 1_000,
        atLeast: true,
      },
      { what: 'churn: failed rounds', value: failed, unit: '', target: 0 },
      { what: 'churn: remaining sockets, members and topics', value: left, unit: '', target: 0 },
      {
        what: 'churn: remaining handles and timers',
        value: after.resources - before.resources,
        unit: '',
        target: 0,
      },
      {
        what: 'churn: growth of the heap',
        value: (after.heapBytes / before.heapBytes - 1) * 100,
        unit: '%',
        target: 5,
      },
    ]
  })
}
