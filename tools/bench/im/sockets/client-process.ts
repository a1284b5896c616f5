import { setTimeout as sleep } from 'node:timers/promises'
import { openRawSocket } from '../../gateway/raw-socket'
import { Devices } from './devices'
import type { ClientAnswer, ClientOrder } from './orders'
import { openReaders, read } from './readers'

/** Thousands of clients in one process. */
const AT_ONCE = 200

let devices: Devices | null = null

async function obey(order: ClientOrder): Promise<ClientAnswer> {
  if (order.do === 'bare') return openBare(order)
  if (order.do === 'devices') {
    devices = new Devices(order.port)
    return { to: 'devices', openedMs: await devices.open(order.members) }
  }
  if (order.do === 'readers') {
    await openReaders(order)
    return { to: 'readers' }
  }
  if (order.do === 'read') return { to: 'read', ...(await read(order)) }
  if (!devices) throw new Error('no devices are open')
  return { to: 'back', ...(await devices.back()) }
}

async function openBare({
  port,
  sockets,
}: Extract<ClientOrder, { do: 'bare' }>): Promise<ClientAnswer> {
  let open = 0
  for (let asked = 0; asked < sockets; asked++) {
    openRawSocket(port, {
      onOpen: () => {
        open += 1
      },
      onText: () => undefined,
    })
    while (asked - open > AT_ONCE) await sleep(1)
  }
  while (open < sockets) await sleep(5)
  return { to: 'bare' }
}

process.on('message', async (order: ClientOrder) => {
  const answer = await obey(order)
  process.send?.(answer)
})
process.on('disconnect', () => process.exit(0))
