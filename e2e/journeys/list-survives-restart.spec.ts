import { expectListEqualsServer, shownRows } from '../fixtures/score-list'
import { expect, test } from '../fixtures/test'

test('a killed and restarted server leaves the open list right within 10 s, without a reload', async ({
  page,
  product,
}) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/live/zq/js')
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  await expectListEqualsServer(page, product.url)

  await product.kill()
  expect((await shownRows(page)).length, 'the list stays while the server is away').toBeGreaterThan(0)
  await product.start()

  await expectListEqualsServer(page, product.url, 10_000)
  await expect(page.getByText('数据延迟')).toBeHidden({ timeout: 10_000 })
  expect(loads).toBe(1)
})
