import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'

/** Longer than the list waits before it prefetches files. */
const PATIENCE_MS = 5_000

test.use({ serviceWorkers: 'block' })

/** Requested files of the match page. */
function matchFiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (/^match(-live)?\.\w+\.js$/.test(name)) asked.push(name)
  })
  return asked
}

async function restOnList(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/live/zq/js')
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  await page.clock.runFor(PATIENCE_MS)
}

test('the list prefetches the code of the match page', async ({ page }) => {
  const asked = matchFiles(page)
  await restOnList(page)
  await expect
    .poll(() => asked.map((name) => name.split('.')[0]).sort())
    .toEqual(['match', 'match-live'])
})

test('with data saving on, the code loads only when a match is opened', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked = matchFiles(page)
  await restOnList(page)
  expect(asked).toEqual([])
  await page.locator('[data-match-id]').first().getByRole('link').click()
  await expect(page.getByRole('tab', { name: '赛况', selected: true })).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
})
