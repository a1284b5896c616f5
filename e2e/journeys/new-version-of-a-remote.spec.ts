import type { Page } from '@playwright/test'
import { publishVariant } from '../fixtures/publish-variant'
import { expect, test } from '../fixtures/test'

test.use({ serviceWorkers: 'block' })

/** Version of the code that the page has fetched last; scripts leave the document once they have run. */
function versionInUse(page: Page): Promise<string> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map((entry) => entry.name)
    return names.map((name) => /\/remotes\/mf_live\/([^/]+)\/.*\.js/.exec(name)?.[1]).findLast(Boolean) ?? ''
  })
}

test('an open page keeps its version, a full load takes the promoted one, a rollback takes it back', async ({
  page,
  product,
}) => {
  const version = () => versionInUse(page)

  await page.goto('/live/hot')
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  const before = await version()

  const candidate = await publishVariant(product)
  expect(candidate.version).not.toBe(before)
  await page.getByRole('link', { name: '足球' }).click()
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  expect(await version(), 'the old session keeps its version').toBe(before)

  await page.reload()
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  expect(await version(), 'a full load takes the new one').toBe(candidate.version)

  await candidate.rollback()
  await page.reload()
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  expect(await version(), 'a rollback takes it back').toBe(before)
})
