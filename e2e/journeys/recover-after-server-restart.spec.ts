import { watchLiveSockets } from '../fixtures/live-sockets'
import { shownRows } from '../fixtures/score-list'
import { expect, test } from '../fixtures/test'
import { expectWholeRowsEqualServer } from '../fixtures/whole-rows'

const SOON_MS = 10_000
/** The demo makes its world again before it goes on: more than a minute on a busy machine. */
const FEED_START_MS = 150_000

test('the open list is current after a killed server restarts, without a reload', async ({
  page,
  product,
}) => {
  test.setTimeout(300_000)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const sockets = watchLiveSockets(page)
  await page.goto('/live/zq/js')
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  await expect.poll(sockets.isOpen).toBe(true)
  await expectWholeRowsEqualServer(page, product.url, SOON_MS)
  const before = sockets.count()

  await product.kill()
  expect((await shownRows(page)).length, 'the list stays while the server is down').toBeGreaterThan(
    0,
  )
  await expect.poll(sockets.isOpen).toBe(false)
  await product.start()

  await expect.poll(sockets.count, { intervals: [100] }).toBeGreaterThan(before)
  expect(sockets.isOpen()).toBe(true)
  await expectWholeRowsEqualServer(page, product.url, SOON_MS)
  const delayed = page.getByText(/连接中断|数据延迟/)
  await expect(delayed).toHaveCount(0, { timeout: FEED_START_MS })
  await expect(page.getByText(/数据 \d+ 秒前/)).toBeVisible()
  expect(loads).toBe(1)
})
