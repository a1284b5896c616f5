import type { Page, Route } from '@playwright/test'
import { livelyMatch } from '../fixtures/equal-server'
import { headOf, matchAddress } from '../fixtures/match-page'
import { expect, test } from '../fixtures/test'

// Faults must reach the page: requests of a service worker bypass them.
test.use({ serviceWorkers: 'block' })

const DATA = /\/live\/(football|fb|odds)\//
const BUSY = { code: 503, data: null, message: '服务繁忙', reason: 'server.busy' }

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'answers 503': (route) => route.fulfill({ status: 503, json: { ...BUSY, retryAfterMs: 1_000 } }),
  'gives half an answer': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"code":200,"data":{"lea' }),
  'gives no answer': (route) => route.abort('connectionreset'),
}

const list = (page: Page) => page.locator('[data-match-id]').first()

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`a list and a match load without a tap after the server ${fault}`, async ({
    page,
    product,
  }) => {
    const { match } = await livelyMatch(product.url)
    const opened = [
      ['/live/zq/js', list(page)],
      [matchAddress(match.id), headOf(page)],
    ] as const
    for (const [address, content] of opened) {
      await page.route(DATA, answer)
      await page.goto(address)
      await expect(page.getByRole('alert').first()).toBeVisible()
      await page.unroute(DATA)
      await expect(content).toBeVisible()
    }
  })
}

test('a failed list reloads at once when the network returns', async ({ page }) => {
  await page.route(DATA, (route) =>
    route.fulfill({ status: 503, json: { ...BUSY, retryAfterMs: 600_000 } }),
  )
  await page.goto('/live/zq/js')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.unroute(DATA)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(list(page)).toBeVisible()
})
