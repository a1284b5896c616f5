import { addComment } from '@saidian/shared/contracts/comments'
import { addPost, getCircles, type Post } from '@saidian/shared/contracts/community'
import type { Block } from '@saidian/shared/contracts/content'
import { getArticle, newsStaffEndpoints } from '@saidian/shared/contracts/news'
import { paths } from '@saidian/shared/contracts/page'
import type { Product } from '@saidian/tools/product'
import { call, makeMember, SMS_DEV } from '../fixtures/member'
import { callStaff } from '../fixtures/staff-call'
import { expect, test } from '../fixtures/test'
import { watchViolations } from '../fixtures/violations'
import { packed, XSS_CORPUS } from '../fixtures/xss'
import { expectNoInjection } from '../fixtures/xss/no-injection'

test.use({ serverEnv: SMS_DEV })
test.beforeEach(() => test.setTimeout(180_000))

const UNFIT = /不允许的词语、链接或联系方式/

/** An article with every text in every kind of block. */
function hostileBlocks(): Block[] {
  return XSS_CORPUS.flatMap((text): Block[] => {
    const spans = [{ text }, { text, isBold: true as const }]
    return [
      { kind: 'paragraph', spans },
      { kind: 'heading', spans },
      { kind: 'quote', spans },
      { kind: 'list', isOrdered: false, items: [spans] },
      { kind: 'table', caption: text, head: [text], rows: [[spans]], to: '' },
    ]
  }).slice(0, 500)
}

async function publishHostile(product: Product, title: string): Promise<string> {
  const body = { columnIds: [1002], title, summary: title, blocks: hostileBlocks(), author: title }
  const { create, publish } = newsStaffEndpoints
  const { id } = await callStaff<{ id: string }>(product, create, {
    ...body,
    author: title.slice(0, 40),
  })
  await callStaff(product, publish, { id })
  return id
}

test('no attack text of an article runs, before and after the page has taken over', async ({
  page,
  browser,
  product,
}) => {
  const title = XSS_CORPUS.find((text) => text.includes('<script') && text.length <= 60) ?? ''
  const id = await publishHostile(product, title)
  const address = product.url + paths.article('1002', id)
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const early = await withoutScripts.newPage()
  // A page does not wait long for its text: a server that is busy answers without it.
  await expect(async () => {
    await early.goto(address)
    await expect(early.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 2_000 })
  }).toPass()
  await expect(
    early.locator('script:not([type="application/ld+json"]):not([src])'),
  ).not.toHaveCount(0)
  await withoutScripts.close()
  const violations = await watchViolations(page)
  await page.goto(address)
  await expect(page.locator('[data-document]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectNoInjection(page, title)
  await page.getByRole('button', { name: '分享' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoInjection(page, 'share')
  await page.goto(`${product.url}/news/1002`)
  await expect(page.getByText(title).first()).toBeVisible()
  await expectNoInjection(page, 'list')
  expect(violations).toEqual([])
  expect(await call(`${product.url}${getArticle.path.replace(':id', id)}`)).toMatchObject({ title })
})

test('no attack text of a post or a comment runs', async ({ page, product }) => {
  const violations = await watchViolations(page)
  const { circles } = await call<{ circles: { id: number }[] }>(product.url + getCircles.path)
  const sent: string[] = []
  for (const [place, text] of packed(1_900).entries()) {
    // One member may not post so much so soon.
    const { token } = await makeMember(product.url)
    const body = { circleId: circles[0]?.id, text, pictures: [], key: `hostile-${place}-text` }
    const post = await call<Post>(product.url + addPost.path, { body, token }).catch(unfit)
    if (!post) continue
    sent.push(post.code)
    const comment = {
      subject: { kind: 'post', id: post.code },
      text: text.slice(0, 480),
      key: `hostile-${place}-comment`,
    }
    await call(product.url + addComment.path, { body: comment, token }).catch(unfit)
    await page.goto(paths.post(post.code))
    await expect(page.getByText('北京').or(page.getByText('未知')).first()).toBeVisible()
    await expectNoInjection(page, text)
  }
  expect(sent).not.toEqual([])
  await page.goto(paths.community())
  await expectNoInjection(page, 'list')
  expect(violations).toEqual([])
})

/** Texts with links are rejected; that is an answer as well. */
function unfit(error: unknown): null {
  expect(String(error)).toMatch(UNFIT)
  return null
}
