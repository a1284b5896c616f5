import type { Page } from '@playwright/test'
import { type BodyOf, putFollows, type UserInfo } from '@saidian/shared/contracts'
import { call, keepLogin, makeMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'
import { watchViolations } from '../fixtures/violations'
import { XSS_CORPUS } from '../fixtures/xss-corpus'

test.use({ serverEnv: SMS_DEV })

const ran = (page: Page) => page.evaluate(() => Reflect.get(window, 'ran'))

test('no nickname runs, on the form or on a page that shows it', async ({ page, context, product }) => {
  test.setTimeout(180_000)
  const { token } = await makeMember(product.url)
  await keepLogin(context, token)
  const violations = await watchViolations(page)
  const { id } = await call<UserInfo>(`${product.url}/user/center/info`, { token })
  await page.goto('/user/nickname')
  await expect(page.getByRole('textbox', { name: '昵称' })).not.toHaveValue('')
  for (const text of XSS_CORPUS) {
    await page.getByRole('textbox', { name: '昵称' }).fill(text.slice(0, 64))
    await page.getByRole('button', { name: '保存' }).click()
    // Too long for a name, or unfit: either way the form tells it, and stays.
    await expect(page.getByText(/昵称为 2–16 个字|昵称含有不允许的内容/)).toBeVisible()
    expect(await ran(page), text).toBeUndefined()
  }
  for (const address of ['/user', '/user/infor', `/user/authorHome?id=${id}`]) {
    await page.goto(address)
    await expect(page.getByText(`球迷${id}`).first()).toBeVisible()
    expect(await ran(page)).toBeUndefined()
  }
  expect(violations).toEqual([])
})

test('no title that is kept runs where it is listed, and each is shown as the words it is', async ({
  page,
  context,
  product,
}) => {
  const { token } = await makeMember(product.url)
  await keepLogin(context, token)
  const violations = await watchViolations(page)
  const titles = XSS_CORPUS.map((text) => text.slice(0, 120))
  const marks: BodyOf<typeof putFollows>['marks'] = titles.map((title, place) => ({
    kind: 'match',
    id: String(place + 1),
    isOn: true,
    at: Date.now(),
    title,
    kickoffAt: null,
  }))
  await call(product.url + putFollows.path, { token, body: { marks } })
  await page.goto('/user/attention')
  const list = page.getByRole('region', { name: '我的关注' })
  await expect(list.getByRole('listitem')).toHaveCount(titles.length)
  await expect(list).toContainText('<img src=x onerror=window.ran=1>')
  expect(await ran(page)).toBeUndefined()
  expect(violations).toEqual([])
})

test('no feedback runs, and every one of them arrives', async ({ page, context, product }) => {
  test.setTimeout(180_000)
  const { token } = await makeMember(product.url)
  await keepLogin(context, token)
  const violations = await watchViolations(page)
  // A member tells no more than twenty things a day: two of them go together.
  for (let place = 0; place < XSS_CORPUS.length; place += 2) {
    const text = XSS_CORPUS[place] ?? ''
    await page.goto('/user/opinion')
    await page.getByLabel('内容').fill(`${text} ${XSS_CORPUS[place + 1] ?? ''} 这是内容`.slice(0, 1000))
    await page.getByLabel('联系方式（选填）').fill(text.slice(0, 100))
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText(/反馈已收到，编号/)).toBeVisible()
    expect(await ran(page), text).toBeUndefined()
  }
  expect(violations).toEqual([])
})

test('no word in an address runs', async ({ page }) => {
  test.setTimeout(180_000)
  const violations = await watchViolations(page)
  for (const text of XSS_CORPUS) {
    for (const address of [
      '/user/authorHome?id=',
      '/user/doubt?id=',
      '/user/question?q=',
      '/user/login?back=',
    ]) {
      await page.goto(address + encodeURIComponent(text))
      await expect(page.locator('main')).toBeVisible()
      expect(await ran(page), address + text).toBeUndefined()
    }
  }
  expect(violations).toEqual([])
})
