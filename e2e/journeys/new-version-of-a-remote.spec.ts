import { publishVariant } from '../fixtures/publish-variant'
import { versionInUse } from '../fixtures/remote-in-use'
import { expect, test } from '../fixtures/test'

test.use({ serviceWorkers: 'block' })

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
