import { watchLiveSockets } from '../fixtures/live-sockets'
import { serverList } from '../fixtures/score-list'
import { expect, test } from '../fixtures/test'
import { expectWholeRowsEqualServer } from '../fixtures/whole-rows'

test.use({ feed: 'replay:server/src/feeds/replay/fixtures', feedSpeed: 50 })

const CUTS = 20
const FINISHED = 8

test('a line cut twenty times during a replay ends with the list of the server', async ({
  page,
  product,
  line,
}) => {
  test.setTimeout(300_000)
  const isOver = async () =>
    (await serverList(product.url)).matches.every(({ s }) => s === FINISHED)
  const sockets = watchLiveSockets(page)
  await page.goto(`${line.url}/live/zq/js`)
  await expect(page.locator('[data-match-id]')).toHaveCount(2)
  for (let cuts = 0; cuts < CUTS; cuts += 1) {
    // Only a socket that tells what happens is worth a cut.
    await expect.poll(sockets.isOpen, { intervals: [50] }).toBe(true)
    line.cut()
    await expect.poll(sockets.isOpen, { intervals: [50] }).toBe(false)
    // Every other time the device itself notices that its network is back, and everything is read again at once.
    if (cuts % 2 === 1) await page.evaluate(() => window.dispatchEvent(new Event('online')))
  }
  expect(sockets.count()).toBe(CUTS)
  expect(await isOver(), 'all cuts fell into the replay').toBe(false)

  await expect.poll(isOver, { timeout: 150_000 }).toBe(true)
  await expectWholeRowsEqualServer(page, product.url, 30_000)
  expect(
    sockets.count(),
    'the list lives on a socket of its own after the last cut',
  ).toBeGreaterThan(CUTS)
})
