import { seriousFaults } from '../fixtures/accessibility'
import { serverList, shownRows } from '../fixtures/score-list'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/live/hot')
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
})

test('the hot list shows matches in play first and labels the demo data', async ({
  page,
  product,
}) => {
  const list = await serverList(product.url)
  const inPlay = list.matches.filter((match) => match.s >= 2 && match.s <= 7)
  expect(inPlay.length).toBeGreaterThanOrEqual(6)
  expect(list.matches.length).toBeGreaterThanOrEqual(60)
  const [first] = await shownRows(page)
  expect(inPlay.map((match) => match.id)).toContain(first?.matchId)
  await expect(page.getByText('演示数据').first()).toBeVisible()
})

test('follow a match by its star and find it under 关注 after a reload', async ({ page }) => {
  const [first] = await shownRows(page)
  await page.locator('[data-match-id]').first().getByRole('button', { name: /关注/ }).click()
  await page.goto('/live/zq/gz')
  await page.reload()
  await expect(page.locator(`[data-match-id="${first?.matchId}"]`)).toBeVisible()
})

test('the four lists of football open from their addresses', async ({ page }) => {
  for (const [address, name] of [
    ['/live/zq/js', '即时'],
    ['/live/zq/sc', '赛程'],
    ['/live/zq/sg', '赛果'],
    ['/live/zq/gz', '关注'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
  }
})

test('a league filter hides the other leagues, survives a reload and can be cleared', async ({
  page,
}) => {
  await page.goto('/live/zq/js')
  await expect(page.locator('[data-match-id]').first()).toBeVisible()
  await page.getByRole('button', { name: '筛选' }).click()
  await page.getByRole('button', { name: '清空' }).click()
  await page.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: /确定/ }).click()
  await expect(page.getByText(/隐藏 ?\d+ ?场/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/隐藏 ?\d+ ?场/)).toBeVisible()
})

test('the page has no serious accessibility fault', async ({ page }) => {
  expect(await seriousFaults(page)).toEqual([])
})
