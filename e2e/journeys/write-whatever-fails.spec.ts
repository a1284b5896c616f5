import type { Page } from '@playwright/test'
import { paths } from '@saidian/shared/contracts/page'
import { makeFriends } from '../fixtures/friends'
import { SMS_DEV } from '../fixtures/member'
import { test as base, expect } from '../fixtures/test'

/** The pages meet the product through the network that fails. */
const test = base.extend({
  baseURL: async ({ faultProxy }, use) => use(faultProxy.url),
})

test.use({ serverEnv: SMS_DEV })

const history = (page: Page) => page.getByRole('log', { name: '聊天记录' })
const field = (page: Page) => page.getByRole('textbox', { name: '消息' })
const waiting = (page: Page) => history(page).getByRole('img', { name: '发送中' })

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(field(page)).toHaveValue('')
}

async function openChat(page: Page, memberId: string): Promise<void> {
  await page.goto(paths.chatWith(memberId))
  await expect(page).toHaveURL(/chat\?id=/)
  await expect(field(page)).toBeVisible()
}

/** Reloads the page once the worker has everything that starts it. */
async function openAgain(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(field(page)).toBeVisible()
}

const LOST = '本机存储不可用，关闭页面前未发送的消息会丢失'
const linesOf = async (page: Page) => (await history(page).textContent())?.match(/第.条/g)

test('a known conversation takes a message while the network answers nothing', async ({
  context,
  product,
  faultProxy,
}) => {
  const [ann, bob] = await makeFriends(context, product.url, faultProxy.url)
  await openChat(ann.page, bob.id)
  await write(ann.page, '第一条')
  await openAgain(ann.page)
  await expect(history(ann.page)).toContainText('第一条')

  faultProxy.dropBytes(true)
  await ann.page.reload({ waitUntil: 'commit' })
  await expect(field(ann.page)).toBeVisible({ timeout: 10_000 })
  await expect(history(ann.page)).toContainText('第一条')
  await write(ann.page, '第二条')
  await expect(waiting(ann.page)).toHaveCount(1)
  await expect(ann.page.getByText('网络较慢，正在重试')).toBeVisible()

  faultProxy.dropBytes(false)
  faultProxy.disconnect()
  await expect(waiting(ann.page)).toHaveCount(0)
  await openChat(bob.page, ann.id)
  await expect(history(bob.page)).toContainText('第二条')
  expect(await linesOf(bob.page)).toEqual(['第一条', '第二条'])
  await bob.page.context().close()
})

test('messages outlive the database of an open conversation', async ({
  context,
  product,
  faultProxy,
}) => {
  const [ann, bob] = await makeFriends(context, product.url, faultProxy.url)
  const faults: string[] = []
  ann.page.on('pageerror', ({ message }) => faults.push(message))
  await openChat(ann.page, bob.id)
  await openAgain(ann.page)
  await context.setOffline(true)
  await write(ann.page, '第一条')
  await expect(waiting(ann.page)).toHaveCount(1)
  await ann.page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('saidian-messages')
        deletion.onsuccess = resolve
        deletion.onerror = reject
      }),
  )
  await write(ann.page, '第二条')
  await expect(waiting(ann.page)).toHaveCount(2)
  await expect(ann.page.getByText(LOST)).toHaveCount(0)
  expect(faults).toEqual([])
  // The device has both: they are sent by a page that was opened since.
  await ann.page.goto('about:blank')
  await context.setOffline(false)
  await openChat(ann.page, bob.id)
  await openChat(bob.page, ann.id)
  await expect(history(bob.page)).toContainText('第二条')
  expect(await linesOf(bob.page)).toEqual(['第一条', '第二条'])
  await bob.page.context().close()
})

test('a device without room says so, and its messages are sent', async ({
  context,
  product,
  faultProxy,
}) => {
  // Before anything is stored: the browser remembers for half a minute how much room there was.
  const devTools = await context.newCDPSession(await context.newPage())
  const quota = { origin: faultProxy.url, quotaSize: 1 }
  await devTools.send('Storage.overrideQuotaForOrigin', quota)
  const [ann, bob] = await makeFriends(context, product.url, faultProxy.url)
  await openChat(ann.page, bob.id)
  await context.setOffline(true)
  await write(ann.page, '第一条')
  await expect(ann.page.getByText(LOST)).toBeVisible()
  await expect(waiting(ann.page)).toHaveCount(1)
  await context.setOffline(false)
  await openChat(bob.page, ann.id)
  await expect(history(bob.page)).toContainText('第一条')
  await expect(waiting(ann.page)).toHaveCount(0)
  await bob.page.context().close()
})
