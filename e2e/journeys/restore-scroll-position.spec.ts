import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'

test.use({ serviceWorkers: 'block' })

const rows = (page: Page) => page.locator('[data-match-id]')
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function scrollDown(page: Page): Promise<number> {
  await expect(rows(page).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => place(page)).toBe(900)
  return 900
}

test('the list restores its position after the settings, the filter and a match', async ({
  page,
}) => {
  await page.goto('/live/zq/js')
  const y = await scrollDown(page)
  for (const name of ['设置', '筛选']) {
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveURL(/\?/)
    await page.goBack()
    await expect(page).not.toHaveURL(/\?/)
    await expect.poll(() => place(page)).toBe(y)
  }
  await rows(page).nth(8).getByRole('link').click()
  await expect(page).toHaveURL(/\/live\/zq\/detail\//)
  await page.goBack()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => place(page)).toBe(y)
})

test('the list does not move while the settings are open', async ({ page }) => {
  await page.goto('/live/zq/js')
  const y = await scrollDown(page)
  await page.getByRole('button', { name: '设置' }).click()
  await expect(page.getByText('直播延迟')).toBeVisible()
  expect(await place(page)).toBe(y)
})

test('another tab opens at the top, and going back restores the position', async ({ page }) => {
  await page.goto('/live/zq/js')
  const y = await scrollDown(page)
  await page.getByRole('link', { name: '热门' }).click()
  await expect(page).toHaveURL(/\/live\/hot$/)
  await expect.poll(() => place(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/live\/zq\/js$/)
  await expect.poll(() => place(page)).toBe(y)
})

test('pull to refresh reloads the list', async ({ page }) => {
  await page.goto('/live/zq/js')
  await expect(rows(page).first()).toBeVisible()
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 180, y }],
    })
  const isList = (url: string) => url.includes('/live/football/v1_1/live')

  await touch('touchStart', 300)
  await touch('touchMove', 330)
  await touch('touchMove', 360)
  await expect(page.getByText('下拉刷新')).toBeVisible()
  for (let y = 380; y <= 560; y += 20) await touch('touchMove', y)
  await expect(page.getByText('松开刷新')).toBeVisible()
  const reading = page.waitForResponse((response) => isList(response.url()))
  await touch('touchEnd')
  expect((await reading).ok()).toBe(true)
  await expect(page.getByText(/刷新/)).toHaveCount(0)
  await expect(rows(page).first()).toBeVisible()
})
