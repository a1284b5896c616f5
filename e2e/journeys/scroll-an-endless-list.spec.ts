import type { Page } from '@playwright/test'
import { addHistory, type SentVisit } from '@saidian/shared/contracts/personal'
import { watchList, wheelTo } from '../fixtures/list-watch'
import { call, enterAsMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

const COUNT = 400
const BATCH = 100

/** Rows of very different heights, by their match: no guess is right. */
const HEIGHTS = [3, 5, 7]
  .map((digit) => `article:has(a[href$="${digit}"]) { padding-bottom: ${digit * 17}px }`)
  .join('\n')

const visitOf = (place: number, nowMs: number): SentVisit => ({
  kind: 'match',
  sport: 1,
  id: String(100_000 + place),
  title: `第${place}场`,
  at: nowMs - place * 1_800_000,
})

/** Opens 浏览历史 of a new member with 400 visits, 30 minutes apart. */
async function openHistory(page: Page, url: string): Promise<string> {
  const { token } = await enterAsMember(page.context(), url)
  const now = Date.now()
  for (let from = 0; from < COUNT; from += BATCH) {
    const visits = Array.from({ length: BATCH }, (_, place) => visitOf(from + place + 1, now))
    await call(url + addHistory.path, { body: { visits }, token })
  }
  await page.addInitScript((css) => {
    // Before the shell, which removes the sheets that a page leaves behind.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, HEIGHTS)
  await page.goto('/user/history')
  await expect(page.getByText('第1场', { exact: true })).toBeVisible()
  return token
}

/** The first row of which something is below the head of the page, and where it begins. */
const readRow = (page: Page) =>
  page.evaluate(() => {
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const row = [...document.querySelectorAll('article')].find(
      (each) => each.getBoundingClientRect().bottom > head,
    )
    const title = row?.querySelector('a span')?.textContent ?? ''
    return { title, top: row?.getBoundingClientRect().top ?? Number.NaN }
  })

test('a long history scrolls to its end and back, few rows at a time, without a jump', async ({
  page,
  product,
}) => {
  await openHistory(page, product.url)
  const seen = await watchList(page)
  const last = page.getByText(`第${COUNT}场`, { exact: true })
  await page.mouse.move(180, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(last).toBeVisible({ timeout: 1 })
  }).toPass({ intervals: [40], timeout: 120_000 })
  await expect(page.getByText('没有更多了')).toBeVisible()
  expect(await page.locator('article').last().getAttribute('aria-setsize')).toBe(String(COUNT))
  await wheelTo(page, 0)
  await expect(page.getByText('第1场', { exact: true })).toBeVisible()
  const { rows, jumps, blank } = await seen()
  expect(rows).toBeLessThan(50)
  expect(jumps).toBeLessThan(0.01)
  expect(blank).toBe(0)
})

test('rows that are first seen on the way up push nothing away', async ({ page, product }) => {
  await openHistory(page, product.url)
  await wheelTo(page, 2_500)
  // A turned device and a wheel: the heights of all rows are other ones.
  await page.setViewportSize({ width: 320, height: 700 })
  const before = await readRow(page)
  const seen = await watchList(page)
  await wheelTo(page, 1_000)
  expect((await seen()).jumps).toBeLessThan(0.01)
  expect(await readRow(page)).not.toEqual(before)
})

test('a turned device shows the same row', async ({ page, product }) => {
  await openHistory(page, product.url)
  await wheelTo(page, 4_000)
  // Most of the row is below the head of the page: the rows above it do not scale with the page.
  const { top } = await readRow(page)
  await page.evaluate((by) => scrollBy(0, by), top - 36)
  const before = await readRow(page)
  await page.setViewportSize({ width: 812, height: 375 })
  await expect.poll(async () => (await readRow(page)).title).toBe(before.title)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(async () => (await readRow(page)).title).toBe(before.title)
})

test('the way back finds the row, though others have come above it', async ({ page, product }) => {
  const token = await openHistory(page, product.url)
  await wheelTo(page, 3_000)
  const before = await readRow(page)
  await page.locator('article').filter({ hasText: before.title }).locator('+ article a').click()
  await expect(page).toHaveURL(/\/live\/zq\/detail\//)
  const fresh = Array.from({ length: 5 }, (_, place) => visitOf(-place, Date.now() - 10_000))
  const visits = fresh.map((visit) => ({ ...visit, at: Date.now() - 5_000 }))
  await call(product.url + addHistory.path, { body: { visits }, token })
  const read = page.waitForResponse((response) => response.url().includes('/user/history/list'))
  await page.goBack()
  await read
  await expect(page.getByText(before.title, { exact: true })).toBeVisible()
  await expect.poll(async () => (await readRow(page)).title).toBe(before.title)
  expect(Math.abs((await readRow(page)).top - before.top)).toBeLessThan(2)
})

test('a picture that arrives above what is read moves nothing', async ({ page, product }) => {
  await openHistory(page, product.url)
  await wheelTo(page, 2_000)
  const before = await readRow(page)
  await page.evaluate(() => {
    const [above] = document.querySelectorAll<HTMLElement>('article')
    if (above) above.style.minHeight = '300px'
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  const after = await readRow(page)
  expect(after.title).toBe(before.title)
  expect(Math.abs(after.top - before.top)).toBeLessThan(2)
})

test('by keyboard, Page Down goes from row to row', async ({ page, product }) => {
  await openHistory(page, product.url)
  await page.getByRole('link', { name: /第1场/ }).focus()
  for (let row = 2; row <= 30; row += 1) await page.keyboard.press('PageDown')
  await expect(page.locator('article:focus')).toHaveAttribute('aria-posinset', '30')
  await expect(page.locator('article:focus')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /第30场/ })).toBeFocused()
})
