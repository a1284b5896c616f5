import { expect, test } from '../fixtures/test'

test('an unknown address shows 页面不存在 and links to the home page', async ({ page }) => {
  const answer = await page.goto('/nowhere/at/all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('页面不存在')).toBeVisible()
  await page.getByText('返回首页').click()
  await expect(page).toHaveURL(/\/vlive\/0$/)
})

test('an unpublished channel says so and links to the home page', async ({ page }) => {
  await page.goto('/database')
  await expect(page.getByText('频道未上线')).toBeVisible()
  await page.getByText('返回首页').click()
  await expect(page).toHaveURL(/\/vlive\/0$/)
  await expect(page.getByRole('tab', { name: '热门', selected: true })).toBeVisible()
  await expect(page.getByText('频道未上线')).toBeHidden()
})

test('the root address opens the live rooms', async ({ page, product }) => {
  await page.goto(product.url)
  await expect(page.getByRole('heading', { name: '直播', exact: true })).toBeVisible()
})

test('the tab bar marks the current tab and opens the others', async ({ page }) => {
  await page.goto('/live/hot')
  const bar = page.getByRole('navigation')
  await expect(bar.getByRole('link', { name: '赛事' })).toHaveAttribute('aria-current', 'page')
  for (const [name, address] of [
    ['头条', /\/news\/1002/],
    ['直播', /\/vlive\/0/],
    ['赛事', /\/live\/hot/],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
})

test('a visitor who opens a member page is redirected to the login', async ({ page }) => {
  await page.goto('/message')
  await expect(page).toHaveURL(/\/user\/login/)
})

test('on the second port the ChatGPT tab replaces the messages tab', async ({ page, product }) => {
  await page.goto(`${product.chatGptUrl}/live/hot`)
  const bar = page.getByRole('navigation')
  await expect(bar.getByRole('link', { name: 'ChatGPT' })).toBeVisible()
  await expect(bar.getByRole('link', { name: '消息' })).toHaveCount(0)
  await bar.getByRole('link', { name: 'ChatGPT' }).click()
  await expect(page).toHaveURL(/\/ChatGPT$/)
  await expect(bar.getByRole('link', { name: 'ChatGPT' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('textbox', { name: '问题' })).toBeVisible()
})

test('short addresses redirect', async ({ page }) => {
  for (const [from, to] of [
    ['/', /\/vlive\/0$/],
    ['/news', /\/news\/1002$/],
    ['/live', /\/live\/hot$/],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
  }
})
