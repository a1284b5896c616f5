import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/scripted/test'

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function scrollDown(page: Page): Promise<number> {
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => placeOf(page)).toBeGreaterThan(300)
  return placeOf(page)
}

test('a new address opens at the top, a reload restores the position', async ({
  page,
  addMatch,
}) => {
  await Promise.all(Array.from({ length: 14 }, () => addMatch(20)))
  await page.goto('/live/zq/js')
  await scrollDown(page)
  await page.goto('/live/zq/js?again')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await placeOf(page)).toBe(0)

  const place = await scrollDown(page)
  await page.reload()
  await expect.poll(() => placeOf(page)).toBe(place)
  await page.goto('/live/zq/sc')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await placeOf(page)).toBe(0)
  await page.goto('/live/zq/js')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await placeOf(page)).toBe(0)
  await page.goBack()
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(place)
})
