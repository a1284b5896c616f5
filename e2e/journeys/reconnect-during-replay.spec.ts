import { watchLiveSockets } from '../fixtures/live-sockets'
import { REPLAY } from '../fixtures/restart-replay'
import { serverList } from '../fixtures/score-list'
import { expect, test } from '../fixtures/test'
import { expectWholeRowsEqualServer } from '../fixtures/whole-rows'

// Slower than other journeys: the disconnects take most of a minute and the replay lasts longer.
test.use({ ...REPLAY, feedSpeed: 60 })

const DISCONNECTS = 20
/** The list applies so many events after the last disconnect. */
const EVENTS = 10
const FINISHED = 8

test('after twenty disconnects during a replay the list equals the server', async ({
  page,
  product,
  faultProxy,
}) => {
  test.setTimeout(180_000)
  const isOver = async () =>
    (await serverList(product.url)).matches.every(({ s }) => s === FINISHED)
  const sockets = watchLiveSockets(page)
  await page.goto(`${faultProxy.url}/live/zq/js`)
  await expect(page.locator('[data-match-id]')).toHaveCount(2)
  for (let count = 0; count < DISCONNECTS; count += 1) {
    // Disconnect only a socket that receives events.
    await expect.poll(sockets.isOpen, { intervals: [50] }).toBe(true)
    faultProxy.disconnect()
    await expect.poll(sockets.isOpen, { intervals: [50] }).toBe(false)
    // Every second time the device reports that it is online, which refetches all data at once.
    if (count % 2 === 1) await page.evaluate(() => window.dispatchEvent(new Event('online')))
  }
  expect(sockets.count()).toBe(DISCONNECTS)
  expect(await isOver(), 'all disconnects happened during the replay').toBe(false)

  await expect.poll(sockets.count, 'a new socket after the last disconnect').toBe(DISCONNECTS + 1)
  await expect.poll(sockets.events, { timeout: 30_000 }).toBeGreaterThanOrEqual(EVENTS)
  await expectWholeRowsEqualServer(page, product.url, 10_000)
  expect(sockets.count()).toBe(DISCONNECTS + 1)
})
