import { setTimeout as sleep } from 'node:timers/promises'
import type { Measure } from '../../measure'
import { optionOf } from '../../option'
import { askClients, askServer, type Pair, withPair } from './pair'

const SOCKETS = 18_000
const IDLE_MS = 30_000
const SETTLE_MS = 3_000

/** As many members as a gateway has sockets: idle, then all disconnected at once. */
export async function benchCrowd(): Promise<Measure[]> {
  const sockets = Math.round(SOCKETS * Number(optionOf('scale') ?? 1))
  const bare = await withPair('bare-process.ts', [], (pair) =>
    addedKilobytes(pair, sockets, () => askClients(pair, { do: 'bare', port: pair.port, sockets })),
  )
  return withPair('messages-process.ts', [sockets, 0], async (pair) => {
    const { port } = pair
    const open = () => askClients(pair, { do: 'devices', port, members: sockets })
    const idle = await addedKilobytes(pair, sockets, open)
    const waiting = askClients(pair, { do: 'back' })
    await askServer(pair, 'disconnect')
    const { backMs, drops } = await waiting
    await requireAll(pair, sockets)
    return [
      { what: 'memory of a bare WebSocket', value: bare, unit: 'KB' },
      { what: `memory of each of ${sockets} idle members' sockets`, value: idle, unit: 'KB' },
      { what: 'of it above a bare WebSocket', value: idle - bare, unit: 'KB', target: 8 },
      {
        what: `${sockets} members disconnected at once: all follow again`,
        value: backMs / 1_000,
        unit: 's',
        target: 15,
      },
      { what: 'losses of connections in all', value: drops, unit: '' },
    ]
  })
}

/** How much more memory the server needs for each of the sockets that `open` opens. */
async function addedKilobytes(
  pair: Pair,
  sockets: number,
  open: () => Promise<unknown>,
): Promise<number> {
  await sleep(SETTLE_MS)
  const before = await askServer(pair, 'state')
  await open()
  await sleep(IDLE_MS)
  const after = await requireAll(pair, sockets)
  return (after.usedBytes - before.usedBytes) / sockets / 1_024
}

async function requireAll(pair: Pair, sockets: number) {
  const state = await askServer(pair, 'state')
  if (state.sockets !== sockets) throw new Error(`${state.sockets} of ${sockets} sockets are open`)
  return state
}
