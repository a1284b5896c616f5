import type { Page } from '@playwright/test'
import type { UserInfo } from '@saidian/shared/contracts/profile'
import { call, enterAsMember, makeMember, SMS_DEV, saveLogin } from '../fixtures/member'
import { expect, test } from '../fixtures/test'
import { watchViolations } from '../fixtures/violations'
import { FIFTY_THOUSAND_MARKS, packed, shareFor, XSS_CORPUS } from '../fixtures/xss'
import { expectNoInjection } from '../fixtures/xss/no-injection'

test.use({ serverEnv: SMS_DEV })
test.beforeEach(() => test.setTimeout(240_000))

test('an attack text as nickname is rejected and does not run', async ({
  page,
  context,
  product,
}) => {
  const { token } = await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  const { id } = await call<UserInfo>(`${product.url}/user/center/info`, { token })
  await page.goto('/user/nickname')
  await expect(page.getByRole('textbox', { name: '昵称' })).not.toHaveValue('')
  for (const text of shareFor('nickname')) {
    await page.getByRole('textbox', { name: '昵称' }).fill(text.slice(0, 64))
    await page.getByRole('button', { name: '保存' }).click()
    // The text is too long or forbidden: the form shows the error and stays open.
    await expect(page.getByText(/昵称为 2–16 个字|昵称含有不允许的内容/)).toBeVisible()
    await expectNoInjection(page, text)
  }
  for (const address of ['/user', '/user/infor', `/user/authorHome?id=${id}`]) {
    await page.goto(address)
    await expect(page.getByText(`球迷${id}`).first()).toBeVisible()
    await expectNoInjection(page, address)
  }
  expect(violations).toEqual([])
})

test('an attack text as real name is rejected and does not run', async ({
  page,
  context,
  product,
}) => {
  await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  await page.goto('/user/certification')
  for (const text of shareFor('real name')) {
    await page.getByRole('textbox', { name: '姓名' }).fill(text.slice(0, 40))
    await page.getByRole('textbox', { name: '身份证号' }).fill(text.slice(0, 18))
    await page.getByRole('button', { name: '提交认证' }).click()
    await expect(page.getByText('身份证号是 18 位')).toBeVisible()
    await expectNoInjection(page, text)
  }
  expect(violations).toEqual([])
})

test('attack texts in feedback are accepted and do not run', async ({ page, context, product }) => {
  await enterAsMember(context, product.url)
  const violations = await watchViolations(page)
  // A member may send twenty feedbacks a day, so each one contains several texts.
  for (const [place, text] of packed(980).entries()) {
    await page.goto('/user/opinion')
    await page.getByLabel('内容').fill(`${text} 这是内容`)
    await page.getByLabel('联系方式（选填）').fill(XSS_CORPUS[place]?.slice(0, 100) ?? '')
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText(/反馈已收到，编号/)).toBeVisible()
    await expectNoInjection(page, text)
  }
  expect(violations).toEqual([])
})

test('attack texts in the search field do not run', async ({ page }) => {
  const violations = await watchViolations(page)
  await page.goto('/user/question')
  for (const text of shareFor('search')) {
    await page.getByRole('searchbox', { name: '搜索常见问题' }).fill(text)
    await expectNoInjection(page, text)
  }
  expect(violations).toEqual([])
})

/** Addresses that take a text; each text is given to one of them, with `--long` to all. */
const ADDRESSES = [
  '/user/authorHome?id=',
  '/user/doubt?id=',
  '/user/question?q=',
  '/user/login?back=',
]

test('attack texts in an address do not run', async ({ page }) => {
  const violations = await watchViolations(page)
  for (const [place, text] of packed(700).entries()) {
    const turn = ADDRESSES[place % ADDRESSES.length] ?? ''
    for (const address of process.env.LONG_TESTS ? ADDRESSES : [turn]) {
      await page.goto(address + encodeURIComponent(text.replace(/\p{Cs}/gu, '')))
      await expect(page.locator('main')).toBeVisible()
      await expectNoInjection(page, address + text)
    }
  }
  expect(violations).toEqual([])
})

/** CPU time of a blocked form; a free one needs some hundredths of it. */
const BLOCKED_SECONDS = 10

/** CPU time in seconds that the main thread of a page has used, whatever else the cores do. */
async function cpuClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}

/** Pastes a text into a field and waits until the page has rendered it. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(name, { exact: true }).focus()
  await page.keyboard.insertText(text)
  await page.keyboard.press('Enter')
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}

test('50 000 combining marks on a letter do not block a form', async ({
  page,
  context,
  product,
}) => {
  const usedSeconds = await cpuClock(page)
  for (const [address, names] of [
    ['/user/login', ['手机号', '验证码']],
    ['/user/login?way=password', ['账号', '密码']],
    ['/user/register', ['手机号', '验证码', '设置密码']],
    ['/user/password', ['手机号', '验证码', '新密码']],
    ['/user/question', ['搜索常见问题']],
    ['/user/nickname', ['昵称']],
    ['/user/certification', ['姓名', '身份证号']],
    ['/user/changePassWord', ['新密码']],
    ['/user/opinion', ['内容', '联系方式（选填）']],
  ] as const) {
    if (address === '/user/nickname')
      await saveLogin(context, (await makeMember(product.url)).token)
    await page.goto(address)
    if (address.endsWith('way=password')) await page.getByRole('tab', { name: '密码登录' }).click()
    for (const name of names) {
      await expect(page.getByLabel(name, { exact: true })).toBeVisible()
      const before = await usedSeconds()
      await paste(page, name, FIFTY_THOUSAND_MARKS)
      expect(await usedSeconds(), `${address} ${name}`).toBeLessThan(before + BLOCKED_SECONDS)
    }
    await expectNoInjection(page, address)
  }
})
