import { setTimeout as pause } from 'node:timers/promises'
import { expectListEqualsServer, serverList } from '../fixtures/score-list'
import { expect, test } from '../fixtures/test'

test.use({ feed: 'replay:server/src/feeds/replay/fixtures', feedSpeed: 120 })

test('a line cut twenty times during a replay ends with the list of the server', async ({
  page,
  product,
  line,
}) => {
  test.setTimeout(180_000)
  await page.goto(`${line.url}/live/zq/js`)
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  for (let count = 0; count < 20; count += 1) {
    await pause(1500 + (count % 4) * 400)
    line.cut()
  }
  await expect(async () => {
    const list = await serverList(product.url)
    expect(list.matches.every((match) => match.s === 8)).toBe(true)
  }).toPass({ timeout: 90_000 })
  await expectListEqualsServer(page, product.url, 30_000)
})
