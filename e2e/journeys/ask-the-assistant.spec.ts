import type { Page } from '@playwright/test'
import { enterAsMember, SMS_DEV, saveLogin } from '../fixtures/member'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

// The page asks visitors and members once whether to install the app, after 20 s on it.
test.beforeEach(async ({ page }) => {
  const later = page.getByRole('button', { name: '稍后再说' })
  await page.addLocatorHandler(later, () => later.click())
})

/** Asks as a user does, and waits for the end of the answer. */
async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: '问题' }).fill(question)
  await page.getByRole('button', { name: '发送' }).click()
  const answer = exchange(page, question)
  await expect(answer.getByRole('button', { name: '复制' })).toBeVisible({ timeout: 60_000 })
}

/** A question with its answer. */
const exchange = (page: Page, question: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: question }) })

test('a visitor asks, follows a source and asks on', async ({ page, product }) => {
  await page.goto(`${product.chatGptUrl}/ChatGPT`)
  await expect(page.getByText('内置助手（不是大模型），只用本站数据回答')).toBeVisible()
  await ask(page, '今天有哪些比赛')
  const first = exchange(page, '今天有哪些比赛')
  await expect(first).toContainText(/今天共 \d+ 场比赛/)
  await expect(
    first.getByRole('figure', { name: '比赛' }).getByRole('listitem').first(),
  ).toBeVisible()

  const source = first.getByRole('region', { name: '数据来源' }).getByRole('link')
  await expect(source).toContainText('数据截至')
  await source.click()
  await expect(page).toHaveURL(/\/live\/zq\/js/)
  await page.goBack()
  await expect(first).toContainText(/今天共 \d+ 场比赛/)

  // The day is that of the question before.
  await ask(page, '那英超呢')
  await expect(exchange(page, '那英超呢')).toContainText('今天英超')
  await ask(page, '亚冠呢')
  await expect(exchange(page, '亚冠呢')).toContainText('数据中没有亚冠的比赛')

  await page.reload()
  await expect(first).toContainText(/今天共 \d+ 场比赛/)
  await expect(exchange(page, '亚冠呢')).toContainText('数据中没有亚冠的比赛')
  await page.getByRole('button', { name: '新对话' }).click()
  await expect(first).toHaveCount(0)
  await page.getByRole('button', { name: '对话记录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '今天有哪些比赛' }).first().click()
  await expect(first).toContainText(/今天共 \d+ 场比赛/)
})

test('a member finds a conversation on another phone and deletes it', async ({
  page,
  context,
  browser,
  product,
}) => {
  const { token } = await enterAsMember(context, product.chatGptUrl)
  await page.goto(`${product.chatGptUrl}/ChatGPT`)
  await ask(page, '你是谁')
  await expect(exchange(page, '你是谁')).toContainText('不是大语言模型')
  await expect(page).toHaveURL(/\?id=\d+$/)

  const other = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
  await saveLogin(other, token)
  const phone = await other.newPage()
  await phone.goto(`${product.chatGptUrl}/ChatGPT`)
  await phone.getByRole('button', { name: '对话记录' }).click()
  const list = phone.getByRole('dialog')
  await list.getByRole('button', { name: '你是谁' }).first().click()
  await expect(exchange(phone, '你是谁')).toContainText('不是大语言模型')

  await phone.getByRole('button', { name: '对话记录' }).click()
  await list.getByRole('button', { name: '删除对话：你是谁' }).click()
  await phone.getByRole('button', { name: '删除', exact: true }).click()
  await expect(list.getByText('还没有对话')).toBeVisible()
  await other.close()
  await page.reload()
  await expect(exchange(page, '你是谁')).toHaveCount(0)
})
