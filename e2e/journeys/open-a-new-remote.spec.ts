import { publishGenerated } from '../fixtures/publish-generated'
import { expect, test } from '../fixtures/test'

test('a generated remote is built, published and opened at its address', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000)
  await publishGenerated(product, { name: 'sample', titleZh: '样例' })
  await page.goto('/sample')
  await expect(page.getByRole('heading', { name: '样例' })).toBeVisible()
  await page.getByRole('button', { name: '看比分' }).click()
  await expect(page).toHaveURL(/\/live\/hot$/)
})
