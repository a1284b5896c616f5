import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Gallery, startGallery } from '@saidian/tools/gallery'
import { glideTo, watchList } from '../fixtures/list-watch'

let gallery: Gallery

test.beforeAll(async () => {
  gallery = await startGallery({ output: join(import.meta.dirname, '../../var/test/messages') })
})
test.afterAll(() => gallery?.close())

/** The example of 100 000 messages, of which four of five are higher or lower than guessed. */
async function openMessages(page: Page): Promise<void> {
  const state = 'HundredThousandMessages'
  await page.goto(`${gallery.url}/?${new URLSearchParams({ piece: 'ui/endless-list', state })}`)
  await expect(page.getByText('第 1 条消息', { exact: true })).toBeVisible()
}

test('from the middle of 100 000 messages one reads up and down without a jump', async ({
  page,
}) => {
  await openMessages(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(page.getByText('第 1 条消息', { exact: true })).toHaveCount(0)
  const y = await page.evaluate(() => scrollY)
  const seen = await watchList(page)
  await glideTo(page, y - 10_000)
  await glideTo(page, y + 10_000)
  const { rows, jumps, blank } = await seen()
  expect(rows).toBeLessThan(60)
  expect(jumps).toBeLessThan(0.01)
  expect(blank).toBe(0)
})

test('the last of 100 000 messages can be reached', async ({ page }) => {
  await openMessages(page)
  const last = page.getByText('第 100000 条消息', { exact: true })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(last).toBeInViewport({ timeout: 100 })
  }).toPass()
  await expect(page.getByText('没有更多了')).toBeInViewport()
})
