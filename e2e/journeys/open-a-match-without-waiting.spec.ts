import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'

/** Longer than the list waits before it fetches anything ahead. */
const PATIENCE_MS = 5_000

test.use({ serviceWorkers: 'block' })

/** Files of the match page that were asked for. */
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

test('the code of a match is fetched while the list is read', async ({ page }) => {
  const asked = matchFiles(page)
  await restOnList(page)
  await expect
    .poll(() => asked.map((name) => name.split('.')[0]).sort())
    .toEqual(['match', 'match-live'])
})

test('a person who saves data fetches a match only by opening it', async ({ page }) => {
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
