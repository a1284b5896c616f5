import { setTimeout as sleep } from 'node:timers/promises'
import { askDriver, askGateway, type Measure, withPair } from './processes'

const WARM_UP_MS = 15_000
/** Longer than a gateway keeps what nobody uses. */
const SETTLE_MS = 12_000
const AT_ONCE = 200

/** Sockets that come, subscribe or log in, and go: nothing of them may stay. */
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
        what: 'churn: open, log in or subscribe, close',
        value: (rounds / forMs) * 1000,
        unit: '/s',
        target: 1_000,
        atLeast: true,
      },
      { what: 'churn: rounds that failed', value: failed, unit: '', target: 0 },
      { what: 'churn: sockets, members, topics left', value: left, unit: '', target: 0 },
      {
        what: 'churn: handles and timers left',
        value: after.resources - before.resources,
        unit: '',
        target: 0,
      },
      {
        what: 'churn: heap grown by',
        value: (after.heapBytes / before.heapBytes - 1) * 100,
        unit: '%',
        target: 5,
      },
    ]
  })
}
