import type { BrowserContext, Page } from '@playwright/test'
import type { Follow, SettingEntry } from '@saidian/shared/contracts/personal'
import {
  call,
  enterAsMember,
  freshPhone,
  logInByCall,
  logInByCode,
  OTHER_NETWORK,
  SMS_DEV,
  saveLogin,
} from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

/** A second device of the same member. */
async function otherDevice(context: BrowserContext, baseURL: string, token: string): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const other = await browser.newContext({
    baseURL,
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
  })
  await saveLogin(other, token)
  return other.newPage()
}

const HOUR_MS = 3_600_000

/** Shifts the clock of a device by `isOffMs`. */
const setClock = (page: Page, isOffMs: number) =>
  page.addInitScript((ms) => {
    const now = Date.now.bind(Date)
    globalThis.Date = class extends Date {
      constructor(...given: [] | [string | number]) {
        super(given[0] ?? now() + ms)
      }
      static override now = () => now() + ms
    } as DateConstructor
  }, isOffMs)

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
const choose = (page: Page, name: string) =>
  page.getByRole('tablist', { name: '主题', exact: true }).getByRole('tab', { name }).click()
const starOf = (page: Page, id: string) =>
  page.locator(`[data-match-id="${id}"]`).getByRole('button', { name: /关注/ })

test('a theme chosen on one device applies on the other, and the latest choice wins', async ({
  page,
  context,
  product,
}) => {
  const { token } = await enterAsMember(context, product.url)
  const other = await otherDevice(context, product.url, token)
  await page.goto('/user/set')
  await other.goto('/user/set')
  await expect(other.getByRole('button', { name: '退出登录' })).toBeVisible()
  await choose(page, '深色')
  await expect.poll(() => themeOf(other), { timeout: 5_000 }).toBe('dark')
  await choose(other, '纯黑')
  await expect.poll(() => themeOf(page), { timeout: 5_000 }).toBe('black')
  await page.reload()
  await expect.poll(() => themeOf(page)).toBe('black')
  await other.context().close()
})

test('the latest change wins although the clocks are an hour ahead and behind', async ({
  page,
  context,
  product,
}) => {
  const { token } = await enterAsMember(context, product.url)
  const other = await otherDevice(context, product.url, token)
  await setClock(page, HOUR_MS)
  await setClock(other, -HOUR_MS)
  await page.goto('/user/set')
  await other.goto('/user/set')
  await expect(other.getByRole('button', { name: '退出登录' })).toBeVisible()
  const both = [page, other]
  for (const [device, name, theme] of [
    [page, '深色', 'dark'],
    [other, '纯黑', 'black'],
    [page, '浅色', 'light'],
    [other, '深色', 'dark'],
  ] as const) {
    await choose(device, name)
    for (const each of both) await expect.poll(() => themeOf(each), { timeout: 5_000 }).toBe(theme)
    // The account stores the same theme.
    await expect
      .poll(
        async () =>
          (await call<SettingEntry[]>(`${product.url}/user/settings`, { token })).find(
            ({ key }) => key === 'theme',
          )?.value,
      )
      .toBe(theme)
  }
  await other.context().close()
})

test('follow and unfollow a match across devices', async ({ page, context, product }) => {
  const { token } = await enterAsMember(context, product.url)
  const other = await otherDevice(context, product.url, token)
  await page.goto('/live/hot')
  const row = page.locator('[data-match-id]').first()
  const id = (await row.getAttribute('data-match-id')) ?? ''
  await other.goto('/user/attention')
  await expect(other.getByText('还没有关注，点比赛旁的星标即可关注')).toBeVisible()
  await starOf(page, id).click()
  await expect(starOf(page, id)).toHaveAccessibleName('取消关注')
  await expect
    .poll(async () =>
      (await call<Follow[]>(`${product.url}/user/follow/list`, { token })).map((mark) => mark.id),
    )
    .toEqual([id])
  await other.goto('/user/attention')
  await other.getByRole('button', { name: /取消关注/ }).click()
  await expect(starOf(page, id)).toHaveAccessibleName('关注', { timeout: 5_000 })
  await other.context().close()
})

test('the login adds the follows of a visitor to the account', async ({ page }) => {
  await page.goto('/live/hot')
  const row = page.locator('[data-match-id]').first()
  const id = (await row.getAttribute('data-match-id')) ?? ''
  await starOf(page, id).click()
  await expect(starOf(page, id)).toHaveAccessibleName('取消关注')
  await page.goto('/user/match')
  await logInByCode(page, freshPhone())
  await expect(page).toHaveURL(/\/user\/match$/)
  await page.reload()
  await expect(page.locator(`a[href="/live/zq/detail/${id}"]`)).toBeVisible()
})

test('a notice arrives on both devices, and reading it on one clears the other', async ({
  page,
  context,
  product,
}) => {
  const { token, phone } = await enterAsMember(context, product.url)
  const other = await otherDevice(context, product.url, token)
  const unreadOn = (device: Page) =>
    device.getByRole('navigation', { name: '我的' }).getByRole('img', { name: '1条未读' })
  await page.goto('/user')
  await other.goto('/user')
  for (const device of [page, other])
    await expect(device.getByRole('link', { name: /通知/ })).toBeVisible()
  await logInByCall(product.url, phone, OTHER_NETWORK)
  for (const device of [page, other]) await expect(unreadOn(device)).toBeVisible({ timeout: 5_000 })
  await page.getByRole('link', { name: /通知/ }).click()
  await expect(page.getByText('新的登录')).toBeVisible()
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(unreadOn(other)).toBeHidden({ timeout: 5_000 })
  await other.context().close()
})
