import { publishVariant } from '../fixtures/publish-variant'
import { versionInUse } from '../fixtures/remote-in-use'
import { expect, test } from '../fixtures/test'

test.use({ serviceWorkers: 'block' })

test('only a full load changes the version of a remote, after a release or a rollback', async ({
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
  expect(await version(), 'an open page stays on its version').toBe(before)

  await page.reload()
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  expect(await version(), 'a full load uses the new version').toBe(candidate.version)

  await candidate.rollback()
  await page.reload()
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  expect(await version(), 'a rollback restores the old version').toBe(before)
})
