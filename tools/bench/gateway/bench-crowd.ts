import { setTimeout as sleep } from 'node:timers/promises'
import { askDriver, askGateway, type Measure, withPair } from './processes'

const SETTLE_MS = 3_000

/**
 * The maximum of sockets of a gateway, idle for a minute, then all disconnected at once: they
 * reconnect by the product's own rules.
 */
export function benchCrowd({ sockets = 18_000, idleMs = 60_000 } = {}): Promise<Measure[]> {
  return withPair(async (pair) => {
    await sleep(SETTLE_MS)
    const empty = await askGateway(pair, { do: 'state' })
    const { openedMs } = await askDriver(pair, { do: 'open', port: pair.port, sockets })
    await sleep(SETTLE_MS)
    const open = await askGateway(pair, { do: 'state' })
    if (open.live !== sockets) throw new Error(`${open.live} of ${sockets} sockets are open`)
    await sleep(idleMs)
    const idle = await askGateway(pair, { do: 'state' })
    const { drops } = await askDriver(pair, { do: 'drops' })

    const [reconnect, back] = await Promise.all([
      askGateway(pair, { do: 'disconnect' }),
      askDriver(pair, { do: 'back' }),
    ])
    const after = await askGateway(pair, { do: 'state' })
    const kilobytes = ({ rssBytes }: typeof idle) => (rssBytes - empty.rssBytes) / sockets / 1024
    return [
      { what: `time to open ${sockets} pages of three topics`, value: openedMs / 1000, unit: 's' },
      memoryMeasure(`memory of each of ${sockets} idle sockets`, kilobytes(idle)),
      {
        what: `disconnected of ${sockets} in ${idleMs / 1000} s`,
        value: drops + sockets - idle.live,
        unit: '',
        target: 0,
      },
      reconnectMeasure(sockets, 'connected', reconnect.backMs),
      reconnectMeasure(sockets, 'subscribed', back.backMs),
      {
        what: 'handshakes in the busiest second',
        value: reconnect.peakPerSecond,
        unit: '/s',
        target: 3_000,
      },
      {
        what: 'extra questions to a topic publisher',
        value: reconnect.extraQuestions,
        unit: '',
        target: 1,
      },
      memoryMeasure('memory of a socket after the reconnect', kilobytes(after)),
    ]
  })
}

function memoryMeasure(what: string, kilobytes: number): Measure {
  return { what, value: kilobytes, unit: 'KB', target: 12 }
}

function reconnectMeasure(sockets: number, state: string, tookMs: number): Measure {
  const what = `${sockets} disconnected at once: time until all are ${state}`
  return { what, value: tookMs / 1000, unit: 's', target: 15 }
}
