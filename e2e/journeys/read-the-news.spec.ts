import type { ArticleCard, ArticleList } from '@saidian/shared/contracts/news'
import { getArticles, HEADLINES } from '@saidian/shared/contracts/news'
import { seriousFaults } from '../fixtures/accessibility'
import { call, enterAsMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

/** Articles that fill several screens. */
const ENOUGH = 8

/** The articles of 头条, once the product has written enough of them. */
async function writtenArticles(url: string): Promise<ArticleCard[]> {
  let articles: ArticleCard[] = []
  await expect
    .poll(
      async () => {
        const body = { type: HEADLINES }
        articles = (await call<ArticleList>(url + getArticles.path, { body })).articles
        return articles.length
      },
      { timeout: 90_000 },
    )
    .toBeGreaterThanOrEqual(ENOUGH)
  return articles
}

test('a member reads an article, likes and keeps it, and finds it again', async ({
  page,
  context,
  product,
}) => {
  const articles = await writtenArticles(product.url)
  const { title } = articles[ENOUGH - 1] as ArticleCard
  await enterAsMember(context, product.url)
  await page.goto('/live/hot')
  await page.getByRole('navigation').getByRole('link', { name: '头条' }).click()
  const list = page.getByRole('feed', { name: '头条文章' })
  await list.getByRole('link', { name: title }).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await list.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('article').locator('p').nth(1)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 4)}`))

  await page.getByRole('button', { name: /^点赞/ }).click()
  await expect(page.getByRole('button', { name: '点赞，1人', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await expect(page.getByRole('button', { name: '收藏', pressed: true })).toBeVisible()
  const faults = await seriousFaults(page)
  expect(faults.map((fault) => `${fault.id} ${fault.nodes[0]?.html}`)).toEqual([])

  await page.getByRole('button', { name: '分享' }).click()
  await expect(page.getByRole('img', { name: /^分享卡片：/ })).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: '点赞，1人', pressed: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '收藏', pressed: true })).toBeVisible()

  await page.getByRole('button', { name: '收起到浮窗' }).click()
  await expect(list).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1)
  await page.getByRole('button', { name: '1篇浮窗文章' }).click()
  await page.getByRole('region', { name: '浮窗文章' }).getByText(title).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a finger moves to the next column, and the way back leads to it', async ({
  page,
  product,
}) => {
  await writtenArticles(product.url)
  await page.goto('/news/1002')
  await expect(page.getByRole('feed', { name: '头条文章' })).toBeVisible()
  const next = page.getByRole('tab').nth(1)
  const name = (await next.textContent()) ?? ''
  await next.click()
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
  await page
    .getByRole('feed', { name: `${name}文章` })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
})

test('an article opened by its address does not move when the page takes over', async ({
  page,
  product,
}) => {
  const [article] = await writtenArticles(product.url)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) shifts.push((entry as { value?: number }).value ?? 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/news/${article?.columnId}/${article?.id}`)
  await expect(page.getByRole('button', { name: /^点赞/ })).toBeVisible()
  const shifts = await page.evaluate(() => (window as { shifts?: number[] }).shifts ?? [])
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})

test('the search stands in the address, and finds a written article', async ({ page, product }) => {
  const [article] = await writtenArticles(product.url)
  const searched = article?.title.slice(0, 3) ?? ''
  await page.goto('/news/1002')
  await page.getByRole('link', { name: '搜索' }).click()
  await page.getByRole('searchbox', { name: '搜索文章和帖子' }).fill(searched)
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  const results = page.getByRole('feed', { name: '搜索结果' })
  await expect(results.locator('mark').first()).toBeVisible()
  await page.reload()
  await expect(results.locator('mark').first()).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('feed', { name: '头条文章' })).toBeVisible()
})

test('the last list opens offline', async ({ page, context, product }) => {
  await writtenArticles(product.url)
  const list = page.getByRole('feed', { name: '头条文章' })
  await page.goto('/news/1002')
  await expect(list.getByRole('link').first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(list.getByRole('link').first()).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('网络已断开')).toBeVisible()
  await expect(list.getByRole('link').first()).toBeVisible()
  await context.setOffline(false)
})
