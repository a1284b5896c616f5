import type { Page } from '@playwright/test'
import { flagPath } from '@saidian/shared/contracts/page'
import { expectRows } from '../fixtures/remote-in-use'
import { expect, test } from '../fixtures/test'

test.use({ serviceWorkers: 'block' })

/** The demo has only clubs, so the test changes all teams in the answer to England. */
async function makeNational(page: Page): Promise<void> {
  await page.route('**/live/football/v1_1/live*', async (route) => {
    const answer = await route.fetch()
    const envelope = await answer.json()
    for (const team of envelope.data.teams) team.iso = 'GB-ENG'
    await route.fulfill({ response: answer, json: envelope })
  })
}

const flags = (page: Page) => page.locator(`[data-match-id] img[src="${flagPath('GB-ENG')}"]`)

test('a national team shows its flag, served as immutable', async ({ page, request }) => {
  await makeNational(page)
  await page.goto('/live/hot')
  await expectRows(page)
  await expect(flags(page).first()).toBeVisible()
  await expect
    .poll(() =>
      flags(page)
        .first()
        .evaluate((flag) => flag instanceof HTMLImageElement && flag.naturalWidth),
    )
    .toBeGreaterThan(0)
  const answer = await request.get(flagPath('GB-ENG'))
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': expect.stringContaining('immutable'),
  })
})

test('a flag that fails to load is replaced by the crest', async ({ page }) => {
  await makeNational(page)
  await page.route('**/assets/flag-*', (route) => route.abort())
  await page.goto('/live/hot')
  await expectRows(page)
  await expect(flags(page)).toHaveCount(0)
  await expect(page.locator('[data-match-id] svg[viewBox="0 0 20 20"]').first()).toBeVisible()
})
