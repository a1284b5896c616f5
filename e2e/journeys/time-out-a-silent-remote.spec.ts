import type { Page } from '@playwright/test'
import { expectNamedFailure, expectRows } from '../fixtures/remote-in-use'
import { expect, test } from '../fixtures/test'

// Requests must time out: the service worker would answer instead.
test.use({ serviceWorkers: 'block' })

const SILENCE_MS = 20_000

/** No request for the files gets an answer. */
async function silenceFiles(page: Page, files: string): Promise<void> {
  await page.route(files, () => new Promise(() => undefined))
}

async function expectRetryWorks(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: '重试' }).click()
  await expectRows(page)
}

test('when page code does not arrive for 20 s, the layout says so, and 重试 works', async ({
  page,
}) => {
  await silenceFiles(page, '**/remotes/mf_live/**/score-lists.*.js*')
  // Preloads delay the load event, so the test waits only for the commit.
  await page.goto('/live/hot', { waitUntil: 'commit' })
  await expectNamedFailure(page, SILENCE_MS)
  await expectRetryWorks(page)
})

test('when a list of files does not arrive for 20 s, the layout says so, and 重试 works', async ({
  page,
}) => {
  await silenceFiles(page, '**/remotes/mf_live/**/files.*.json*')
  await page.goto('/vlive/0')
  await expect(page.getByRole('tab', { name: '热门' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: '赛事' }).click()
  await expectNamedFailure(page, SILENCE_MS)
  await page.getByRole('navigation').getByRole('link', { name: '直播' }).click()
  await expect(page.getByRole('tab', { name: '热门' }), 'another tab meanwhile').toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: '赛事' }).click()
  await expectNamedFailure(page)
  await expectRetryWorks(page)
})
