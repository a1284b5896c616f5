import type { Page } from '@playwright/test'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import type { Follow } from '@saidian/shared/contracts/personal'
import { getFollows, getHistory } from '@saidian/shared/contracts/personal'
import { call, freshPhone, logInByCode, makeMember, SMS_DEV, saveLogin } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

/** Calls the API from within the page, because only the page has the session cookie. */
function callInPage<Data>(page: Page, path: string): Promise<Data> {
  return page.evaluate(async (address) => {
    const { token = '' } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string }
    const answer = await fetch(address, { headers: { accessToken: token } })
    const { code, data, message } = await answer.json()
    if (code !== 200) throw new Error(`${address}: ${message}`)
    return data
  }, path)
}

test('offline changes of one member do not reach the account of the next member', async ({
  page,
  context,
  product,
}) => {
  const first = await makeMember(product.url)
  await saveLogin(context, first.token)
  await page.goto('/user/set')
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '赛事' }).click()
  const row = page.locator('[data-match-id]').first()
  const id = (await row.getAttribute('data-match-id')) ?? ''
  const star = page.locator(`[data-match-id="${id}"]`).getByRole('button', { name: /关注/ })

  await context.setOffline(true)
  await star.click()
  await expect(star).toHaveAccessibleName('取消关注')
  await page.goBack()
  await page.getByRole('link', { name: '设置' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await expect(page.getByText('已在本机退出，联网后自动通知服务器')).toBeVisible()
  await context.setOffline(false)
  // The logout reaches the server as soon as the device is online.
  await expect
    .poll(() =>
      call(product.url + getFollows.path, { token: first.token }).then(() => 'alive', String),
    )
    .toContain('请先登录')

  await page.goto('/user/login?back=%2Fuser%2Fattention')
  await logInByCode(page, freshPhone())
  await expect(page.getByText('还没有关注，点比赛旁的星标即可关注')).toBeVisible()
  await page.goto('/live/hot')
  await expect(star).toHaveAccessibleName('关注')
  await expect.poll(() => callInPage<Follow[]>(page, getFollows.path)).toEqual([])
  const { visits } = await callInPage<ReplyOf<typeof getHistory>>(page, getHistory.path)
  expect(visits).toEqual([])
})
