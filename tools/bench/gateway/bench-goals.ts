import { setTimeout as sleep } from 'node:timers/promises'
import { askDriver, askGateway, type Measure, withPair } from './processes'

const SETTLE_MS = 2_000

/** Goals from the bus to many sockets of one gateway. Rejects when an event did not arrive. */
export function benchGoals({
  sockets = 10_000,
  goals = 40,
  everyMs = 500,
} = {}): Promise<Measure[]> {
  return withPair(async (pair) => {
    await sleep(SETTLE_MS)
    const empty = await askGateway(pair, { do: 'state' })
    const { connectedMs } = await askDriver(pair, { do: 'connect', port: pair.port, sockets })
    await sleep(SETTLE_MS)
    const open = await askGateway(pair, { do: 'state' })

    const events = sockets * goals
    const withinMs = goals * (everyMs + 2_000)
    const [read, { loopMs }] = await Promise.all([
      askDriver(pair, { do: 'expect', events, withinMs }),
      askGateway(pair, { do: 'goals', count: goals, everyMs }),
    ])
    if (read.received !== events)
      throw new Error(`${events - read.received} of ${events} events did not arrive`)
    const used = await askGateway(pair, { do: 'state' })
    const kilobytes = ({ rssBytes }: typeof used) => (rssBytes - empty.rssBytes) / sockets / 1024

    return [
      { what: `latency from bus to ${sockets} sockets, p50`, value: read.p50Ms, unit: 'ms' },
      {
        what: `latency from bus to ${sockets} sockets, p99`,
        value: read.p99Ms,
        unit: 'ms',
        target: 400,
      },
      { what: `latency from bus to ${sockets} sockets, max`, value: read.maxMs, unit: 'ms' },
      { what: 'longest task in the event loop of the gateway', value: loopMs, unit: 'ms' },
      { what: 'memory per connected socket', value: kilobytes(open), unit: 'KB', target: 12 },
      {
        what: 'memory per socket after the goals',
        value: kilobytes(used),
        unit: 'KB',
        target: 12,
      },
      {
        what: 'handshakes with two subscriptions',
        value: (sockets / connectedMs) * 1000,
        unit: '/s',
      },
    ]
  })
}
