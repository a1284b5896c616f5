import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/test'

// A retry adds a query, so the patterns end with a wildcard.
const ENTRY = '**/remotes/mf_live/**/remoteEntry*'
const MANIFEST = '**/remotes/mf_live/**/mf-manifest.json*'
const ANY_FILE = '**/remotes/mf_live/**'
const ANY_CODE = '**/remotes/mf_live/**/*.js*'

const SILENCE_MS = 20_000

// Faults must reach the page: the service worker would answer instead.
test.use({ serviceWorkers: 'block' })

async function expectShellAliveWithRemoteFailure(page: Page, timeout = 30_000): Promise<void> {
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('赛事', { timeout })
  await expect(failure.getByRole('button', { name: '重试' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: '我的' })).toBeVisible()
}

async function expectRetryWorks(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.locator('[data-match-id]').first()).toBeVisible({ timeout: 30_000 })
}

const brokenAnswers: [string, string, (route: Route) => Promise<void>][] = [
  ['its files answer 404', ANY_FILE, (route) => route.fulfill({ status: 404, body: 'not found' })],
  [
    'its files answer 503 with HTML',
    ANY_FILE,
    (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>busy</h1>' }),
  ],
  [
    'its files answer 200 with other JSON',
    ANY_FILE,
    (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"hello":"world"}' }),
  ],
  [
    'one byte of its entry is changed',
    ENTRY,
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        contentType: 'application/javascript',
        body: `${await answer.text()} `,
      })
    },
  ],
  [
    'its code throws when it runs',
    ANY_CODE,
    (route) =>
      route.fulfill({
        status: 200,
        contentType: 'application/javascript',
        body: 'throw new Error("broken module")',
      }),
  ],
]

for (const [fault, files, answer] of brokenAnswers) {
  test(`when ${fault}, the shell works, names the remote, and 重试 loads it later`, async ({
    page,
  }) => {
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.route(files, answer)
    await page.goto('/live/hot')
    await expectShellAliveWithRemoteFailure(page, 45_000)
    expect(loads, 'at most one automatic reload').toBeLessThanOrEqual(2)
    await expectRetryWorks(page)
  })
}

test('when its entry does not answer for 20 s, an error appears earlier, and 重试 works', async ({
  page,
}) => {
  await page.route(ANY_CODE, () => new Promise(() => undefined))
  // Preloads delay the load event, so the test waits only for the commit.
  await page.goto('/live/hot', { waitUntil: 'commit' })
  await expectShellAliveWithRemoteFailure(page, SILENCE_MS)
  await expectRetryWorks(page)
})

test('a broken manifest does not affect other tabs', async ({ page }) => {
  await page.route(MANIFEST, (route) => route.fulfill({ status: 503, body: '' }))
  await page.route(ENTRY, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/live/hot')
  await expectShellAliveWithRemoteFailure(page, 45_000)
  await page.getByRole('navigation').getByRole('link', { name: '直播' }).click()
  await expect(page.getByText('频道未上线')).toBeVisible()
})
