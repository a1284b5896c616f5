import { churn } from './churn'
import type { DriverAnswer, DriverOrder } from './messages'
import { Pages } from './pages'
import { connectAll, expectEvents } from './readers'

/** Thousands of clients in one process. */
let pages: Pages | null = null

async function obey(order: DriverOrder): Promise<DriverAnswer> {
  if (order.do === 'connect') return connectAll(order)
  if (order.do === 'expect') return expectEvents(order)
  if (order.do === 'churn') return churn(order)
  if (order.do === 'open') {
    pages = new Pages(order.port)
    return { to: 'open', openedMs: await pages.open(order.sockets) }
  }
  if (!pages) throw new Error('no pages are open')
  if (order.do === 'drops') return { to: 'drops', drops: pages.drops }
  return { to: 'back', backMs: await pages.back() }
}

process.on('message', async (order: DriverOrder) => {
  const answer = await obey(order)
  process.send?.(answer)
})
process.on('disconnect', () => process.exit(0))
