import type { Page } from '@playwright/test'
import type { BodyOf } from '@saidian/shared/contracts/http'
import {
  addHistory,
  type Favourite,
  type Follow,
  getFavourites,
  getFollows,
  putFavourites,
  putFollows,
  putSettings,
} from '@saidian/shared/contracts/personal'
import { call, enterAsMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'
import { watchViolations } from '../fixtures/violations'
import { XSS_CORPUS } from '../fixtures/xss'
import { expectNoInjection } from '../fixtures/xss/no-injection'

test.use({ serverEnv: SMS_DEV })
test.beforeEach(() => test.setTimeout(120_000))

/** No match of the demo has this id, so lists show the stored title. */
const FIRST_ID = 900_000_001
const TITLES = XSS_CORPUS.map((text) => text.slice(0, 120))

const marks = (): BodyOf<typeof putFollows>['marks'] =>
  TITLES.map((title, place) => ({
    kind: 'match',
    sport: 1,
    id: String(FIRST_ID + place),
    isOn: true,
    at: Date.now(),
    title,
    kickoffAt: Math.floor(Date.now() / 1000) + 3_600,
  }))

/** Checks that the lists of the page show every title as plain text. */
async function expectTitles(page: Page, titles: readonly string[], more?: string): Promise<void> {
  for (const lines = page.locator('main li'); ; ) {
    await expect(lines.first()).toBeVisible()
    const next = page.getByRole('button', { name: more ?? '没有这样的按钮' })
    if ((await next.count()) === 0) break
    const before = await lines.count()
    await next.click()
    await expect.poll(() => lines.count()).toBeGreaterThan(before)
  }
  const shown = await page
    .locator('main li')
    .evaluateAll((lines) => lines.map((line) => line.textContent ?? ''))
  const missing = titles.filter(
    (title) => title !== '' && !shown.some((line) => line.includes(title)),
  )
  expect(missing).toEqual([])
  await expectNoInjection(page, page.url())
}

/** Checks the same of a list that renders only the rows around the screen. */
async function expectTitlesInScroll(page: Page, titles: readonly string[]): Promise<void> {
  await expect(page.getByText(titles[0] ?? '', { exact: true })).toBeVisible()
  const missing = new Set(titles)
  const seeHalfAScreen = async () => {
    const text = await page.evaluate(() => {
      // From the start again after the end: a slow page shows some rows too late.
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight
      scrollBy(0, isAtEnd ? -scrollY : innerHeight / 2)
      return document.querySelector('main')?.textContent ?? ''
    })
    for (const title of titles) if (text.includes(title)) missing.delete(title)
    return missing.size
  }
  await expect.poll(seeHalfAScreen, { timeout: 60_000, intervals: [50] }).toBe(0)
  await expectNoInjection(page, page.url())
}

test('titles of follows and favourites are plain text in every list', async ({
  page,
  context,
  product,
}) => {
  const { token } = await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  await call(product.url + putFollows.path, { token, body: { marks: marks() } })
  await call(product.url + putFavourites.path, { token, body: { marks: marks() } })
  const follows = await call<Follow[]>(product.url + getFollows.path, { token })
  const favourites = await call<Favourite[]>(product.url + getFavourites.path, { token })
  expect([follows.length, favourites.length]).toEqual([TITLES.length, TITLES.length])
  await page.goto('/user/attention')
  await expectTitles(
    page,
    follows.map(({ title }) => title),
  )
  await page.goto('/user/attention?tab=favourites')
  await expectTitles(
    page,
    favourites.map(({ title }) => title),
  )
  await page.goto('/user/match')
  await expectTitles(
    page,
    follows.map(({ title }) => title),
    '更早的比赛',
  )
  expect(violations).toEqual([])
})

test('titles of visits are plain text in the history and in 我的比赛', async ({
  page,
  context,
  product,
}) => {
  const { token } = await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  const visits: BodyOf<typeof addHistory>['visits'] = TITLES.map((title, place) => ({
    kind: 'match',
    sport: 1,
    id: String(FIRST_ID + place),
    title,
    at: Date.now() - place * 1_000,
  }))
  for (let place = 0; place < visits.length; place += 100)
    await call(product.url + addHistory.path, {
      token,
      body: { visits: visits.slice(place, place + 100) },
    })
  // The previous test checks all titles: here titles without special characters suffice.
  const titles = TITLES.filter((title) => title.startsWith('<') && !/\p{C}|\s{2}/u.test(title))
  expect(titles.length).toBeGreaterThan(100)
  await page.goto('/user/history')
  await expectTitlesInScroll(page, titles)
  await page.goto('/user/match?tab=watched')
  await expectTitles(page, titles, '更早的比赛')
  expect(violations).toEqual([])
})

const KEYS = [
  'theme',
  'diyTheme',
  'popupScope',
  'quietHours',
  'oddsCompanyId',
  'streamDelaySeconds',
  'noSpoiler',
]

test('attack texts in synced settings change nothing on this device', async ({
  page,
  context,
  product,
}) => {
  const { token } = await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  const rootTag = () =>
    page.evaluate(() => document.documentElement.outerHTML.slice(0, 200).split('>')[0])
  await page.goto('/user/set')
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  const before = await rootTag()
  for (let place = 0; place < XSS_CORPUS.length; place += KEYS.length) {
    const entries = KEYS.map((key, at) => {
      const text = XSS_CORPUS[(place + at) % XSS_CORPUS.length]?.slice(0, 120)
      return { key, value: key === 'quietHours' ? { from: text, to: text } : text, at: Date.now() }
    })
    await call(product.url + putSettings.path, { token, body: { entries } })
    if (place % (KEYS.length * 4) > 0) continue
    await page.goto('/user/set')
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
    await expectNoInjection(page, JSON.stringify(entries))
    expect(await rootTag()).toBe(before)
  }
  expect(violations).toEqual([])
})
