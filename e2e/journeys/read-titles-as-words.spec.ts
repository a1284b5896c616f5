import type { Page } from '@playwright/test'
import {
  addHistory,
  type BodyOf,
  type Favourite,
  type Follow,
  getFavourites,
  getFollows,
  putFavourites,
  putFollows,
  putSettings,
} from '@saidian/shared/contracts'
import { call, enterAsMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'
import { watchViolations } from '../fixtures/violations'
import { XSS_CORPUS } from '../fixtures/xss'
import { expectUnharmed } from '../fixtures/xss/unharmed'

test.use({ serverEnv: SMS_DEV })
test.beforeEach(() => test.setTimeout(120_000))

/** No match of the demo has such a number: lists name it as it was noted. */
const FIRST_ID = 900_000_001
const TITLES = XSS_CORPUS.map((text) => text.slice(0, 120))

const marks = (): BodyOf<typeof putFollows>['marks'] =>
  TITLES.map((title, place) => ({
    kind: 'match',
    id: String(FIRST_ID + place),
    isOn: true,
    at: Date.now(),
    title,
    kickoffAt: Math.floor(Date.now() / 1000) + 3_600,
  }))

/** Every title of the account stands in the lists of the page as the words it is. */
async function expectWords(page: Page, titles: readonly string[], more?: string): Promise<void> {
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
  await expectUnharmed(page, page.url())
}

test('titles of what is followed and kept are words wherever they are listed', async ({
  page,
  context,
  product,
}) => {
  const { token } = await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  await call(product.url + putFollows.path, { token, body: { marks: marks() } })
  await call(product.url + putFavourites.path, { token, body: { marks: marks() } })
  const follows = await call<Follow[]>(product.url + getFollows.path, { token })
  const kept = await call<Favourite[]>(product.url + getFavourites.path, { token })
  expect([follows.length, kept.length]).toEqual([TITLES.length, TITLES.length])
  await page.goto('/user/attention')
  await expectWords(
    page,
    follows.map(({ title }) => title),
  )
  await page.goto('/user/attention?tab=favourites')
  await expectWords(
    page,
    kept.map(({ title }) => title),
  )
  await page.goto('/user/match')
  await expectWords(
    page,
    follows.map(({ title }) => title),
    '更早的比赛',
  )
  expect(violations).toEqual([])
})

test('titles of what was looked at are words in the history and among the matches', async ({
  page,
  context,
  product,
}) => {
  const { token } = await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  const visits: BodyOf<typeof addHistory>['visits'] = TITLES.map((title, place) => ({
    kind: 'match',
    id: String(FIRST_ID + place),
    title,
    at: Date.now() - place * 1_000,
  }))
  for (let place = 0; place < visits.length; place += 100)
    await call(product.url + addHistory.path, {
      token,
      body: { visits: visits.slice(place, place + 100) },
    })
  // What a title may hold the follows have shown: here it is enough that whole ones arrive.
  const titles = TITLES.filter((title) => title.startsWith('<') && !/\p{C}|\s{2}/u.test(title))
  expect(titles.length).toBeGreaterThan(100)
  await page.goto('/user/history')
  await expectWords(page, titles, '更早的记录')
  await page.goto('/user/match?tab=watched')
  await expectWords(page, titles, '更早的比赛')
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

test('settings that another device told in words that attack change nothing here', async ({
  page,
  context,
  product,
}) => {
  const { token } = await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  const worn = () =>
    page.evaluate(() => document.documentElement.outerHTML.slice(0, 200).split('>')[0])
  await page.goto('/user/set')
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  const before = await worn()
  for (let place = 0; place < XSS_CORPUS.length; place += KEYS.length) {
    const entries = KEYS.map((key, at) => {
      const text = XSS_CORPUS[(place + at) % XSS_CORPUS.length]?.slice(0, 120)
      return { key, value: key === 'quietHours' ? { from: text, to: text } : text, at: Date.now() }
    })
    await call(product.url + putSettings.path, { token, body: { entries } })
    if (place % (KEYS.length * 4) > 0) continue
    await page.goto('/user/set')
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
    await expectUnharmed(page, JSON.stringify(entries))
    expect(await worn()).toBe(before)
  }
  expect(violations).toEqual([])
})
