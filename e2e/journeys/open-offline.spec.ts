import { expect, test } from '../fixtures/test'

test('the shell and the last seen list open offline, with their age', async ({ page, context }) => {
  await page.goto('/live/hot')
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(page.locator('[data-match-id]').first()).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('网络已断开')).toBeVisible()
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  await expect(page.getByText(/连接中断/)).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await expect(page.getByText('网络已断开')).toBeHidden()
})
