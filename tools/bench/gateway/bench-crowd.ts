import { setTimeout as sleep } from 'node:timers/promises'
import { askDriver, askGateway, type Measure, withPair } from './processes'

const SETTLE_MS = 3_000

/** As many sockets as a gateway takes, idle for a minute, then all cut at once: they come back by the product's own rules. */
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

    const [cut, back] = await Promise.all([
      askGateway(pair, { do: 'cut' }),
      askDriver(pair, { do: 'back' }),
    ])
    const after = await askGateway(pair, { do: 'state' })
    const kilobytes = ({ rssBytes }: typeof idle) => (rssBytes - empty.rssBytes) / sockets / 1024
    return [
      { what: `${sockets} pages of three topics opened in`, value: openedMs / 1000, unit: 's' },
      {
        what: `memory of ${sockets} idle sockets, each`,
        value: kilobytes(idle),
        unit: 'KB',
        target: 12,
      },
      {
        what: `dropped of ${sockets} in ${idleMs / 1000} s`,
        value: drops + sockets - idle.live,
        unit: '',
        target: 0,
      },
      {
        what: `${sockets} cut at once: all connected again`,
        value: cut.backMs / 1000,
        unit: 's',
        target: 15,
      },
      {
        what: `${sockets} cut at once: all subscribed again`,
        value: back.backMs / 1000,
        unit: 's',
        target: 15,
      },
      {
        what: 'greetings in the busiest second',
        value: cut.peakPerSecond,
        unit: '/s',
        target: 3_000,
      },
      {
        what: 'questions to a topic for their sake',
        value: cut.extraQuestions,
        unit: '',
        target: 1,
      },
      {
        what: 'memory of a socket after the return',
        value: kilobytes(after),
        unit: 'KB',
        target: 12,
      },
    ]
  })
}
