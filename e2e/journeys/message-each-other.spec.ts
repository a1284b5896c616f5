import type { Page } from '@playwright/test'
import { paths } from '@saidian/shared/contracts/page'
import { makeFriends } from '../fixtures/friends'
import { SMS_DEV } from '../fixtures/member'
import { makePicture } from '../fixtures/pictures'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

const history = (page: Page) => page.getByRole('log', { name: '聊天记录' })
const messages = (page: Page, text: string) => history(page).getByText(text, { exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: '消息' })

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: '发送', exact: true }).click()
}

async function openChat(page: Page, memberId: string): Promise<void> {
  await page.goto(paths.chatWith(memberId))
  await expect(page).toHaveURL(/chat\?id=/)
  await expect(field(page)).toBeVisible()
}

test('two members write to each other, and see what is read and what is not', async ({
  context,
  product,
}) => {
  const [ann, bob] = await makeFriends(context, product.url)
  await bob.page.goto(paths.messages())
  await expect(bob.page.getByText('还没有消息')).toBeVisible()
  await openChat(ann.page, bob.id)
  await write(ann.page, '今晚看球吗？')
  await write(ann.page, '八点开球')

  const row = bob.page.getByRole('link', { name: ann.name })
  const tab = bob.page.getByRole('navigation', { name: '主导航' })
  await expect(row).toContainText('八点开球')
  await expect(row.getByRole('img', { name: '2条未读' })).toBeVisible()
  await expect(tab.getByRole('img', { name: /^2条/ })).toBeVisible()
  await expect(ann.page.getByText('已读')).toHaveCount(0)

  await row.click()
  await expect(messages(bob.page, '今晚看球吗？')).toBeVisible()
  await expect(history(ann.page).getByText('已读')).toHaveCount(2)
  await field(bob.page).pressSequentially('看')
  await expect(ann.page.getByText('对方正在输入…')).toBeVisible()
  await bob.page.getByRole('button', { name: '表情' }).click()
  await bob.page.getByRole('button', { name: '足球', exact: true }).click()
  await bob.page.getByRole('button', { name: '足球', exact: true }).click()
  await bob.page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(messages(ann.page, '看⚽⚽')).toBeVisible()

  await bob.page.getByRole('button', { name: '返回' }).click()
  await expect(row).toContainText('看⚽⚽')
  await expect(bob.page.getByRole('img', { name: /条未读/ })).toHaveCount(0)
  await bob.page.context().close()
})

test('what is written without a network is sent once and in order when it is back', async ({
  context,
  product,
}) => {
  const [ann, bob] = await makeFriends(context, product.url)
  await openChat(ann.page, bob.id)
  await write(ann.page, '在吗')
  await openChat(bob.page, ann.id)
  await expect(messages(bob.page, '在吗')).toBeVisible()

  await context.setOffline(true)
  const texts = ['第一条', '第二条', '第三条']
  for (const text of texts) await write(ann.page, text)
  await expect(history(ann.page).getByRole('img', { name: '发送中' })).toHaveCount(3)
  await context.setOffline(false)

  await expect(history(bob.page)).toContainText('第三条')
  const seen = async () => (await history(bob.page).textContent())?.match(/第.条/g)
  expect(await seen()).toEqual(texts)
  await ann.page.reload()
  await openChat(ann.page, bob.id)
  await expect(history(ann.page).getByText('已读')).toHaveCount(4)
  await expect(history(ann.page).getByText(/^第.条$/)).toHaveText(texts)
  expect(await seen()).toEqual(texts)
  await bob.page.context().close()
})

test('a recalled message disappears for both and can be edited again', async ({
  context,
  product,
}) => {
  const [ann, bob] = await makeFriends(context, product.url)
  await openChat(ann.page, bob.id)
  await openChat(bob.page, ann.id)
  await write(ann.page, '七点开球')
  await expect(messages(bob.page, '七点开球')).toBeVisible()
  await messages(ann.page, '七点开球').click({ button: 'right' })
  await ann.page.getByRole('button', { name: '撤回' }).click()
  await expect(bob.page.getByText(`${ann.name}撤回了一条消息`)).toBeVisible()
  await expect(messages(bob.page, '七点开球')).toHaveCount(0)

  await ann.page.getByRole('button', { name: '重新编辑' }).click()
  await expect(field(ann.page)).toHaveValue('七点开球')
  await write(ann.page, '八点开球')
  await messages(bob.page, '八点开球').click({ button: 'right' })
  await bob.page.getByRole('button', { name: '回复' }).click()
  await write(bob.page, '收到')
  await expect(history(ann.page).getByRole('button', { name: /八点开球$/ })).toBeVisible()
  await expect(messages(ann.page, '七点开球')).toHaveCount(0)
  await bob.page.context().close()
})

test('a picture is seen by the other one, and a search leads to its message', async ({
  context,
  product,
}) => {
  const [ann, bob] = await makeFriends(context, product.url)
  await openChat(ann.page, bob.id)
  await openChat(bob.page, ann.id)
  await write(ann.page, '这是上半场的越位')
  await ann.page.getByRole('button', { name: '更多' }).click()
  const choosing = ann.page.waitForEvent('filechooser')
  await ann.page.getByRole('button', { name: '图片', exact: true }).click()
  await (await choosing).setFiles(await makePicture(ann.page))

  const picture = bob.page.getByRole('button', { name: `${ann.name}发的图片` })
  await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 400)
  await picture.click()
  const viewer = bob.page.getByRole('dialog', { name: '查看图片' })
  await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true)
  await bob.page.goBack()
  await expect(viewer).toHaveCount(0)

  for (let line = 1; line <= 20; line++) await write(ann.page, `第 ${line} 分钟`)
  await expect(messages(bob.page, '第 20 分钟')).toBeVisible()
  await bob.page.goto('/message/search')
  await bob.page.getByRole('searchbox').fill('越位')
  await bob.page.getByRole('link', { name: /这是上半场的越位/ }).click()
  await expect(messages(bob.page, '这是上半场的越位')).toBeInViewport()
  await bob.page.context().close()
})
