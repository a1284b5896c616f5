import type { Page } from '@playwright/test'
import {
  addComment,
  getOwnComments,
  likeComment,
  type OwnComment,
} from '@saidian/shared/contracts/comments'
import type { FootballList } from '@saidian/shared/contracts/football'
import { getUserInfo, type UserInfo } from '@saidian/shared/contracts/profile'
import { call, enterAsMember, makeMember, SMS_DEV } from '../fixtures/member'
import { otherPhone } from '../fixtures/other-phone'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

async function firstMatch(url: string): Promise<string> {
  const list = await call<FootballList>(`${url}/live/football/v1_1/live?platform=4`)
  const [match] = list.matches
  if (!match) throw new Error('The demo has no match')
  return String(match.id)
}

const nameOf = async (url: string, token: string) =>
  (await call<UserInfo>(`${url}${getUserInfo.path}`, { token })).nickName

async function openComments(page: Page, matchId: string): Promise<void> {
  await page.goto(`/live/zq/detail/${matchId}?tab=chat`)
  await page.getByRole('tab', { name: '评论' }).click()
}

test('comment on a match, be answered and liked, and block who annoys', async ({
  page,
  context,
  product,
}) => {
  const { url } = product
  const ann = await enterAsMember(context, url)
  const bob = await makeMember(url)
  const [annName, bobName] = [await nameOf(url, ann.token), await nameOf(url, bob.token)]
  const matchId = await firstMatch(url)
  const bobPage = await otherPhone(context, url, bob.token)

  await openComments(page, matchId)
  await page.getByRole('button', { name: '写评论…' }).click()
  await page.getByRole('textbox', { name: '评论内容' }).fill('这球进得漂亮')
  await page.getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('article').filter({ hasText: '这球进得漂亮' })).toContainText('1楼')

  await openComments(bobPage, matchId)
  const seen = bobPage.getByRole('article').filter({ hasText: '这球进得漂亮' })
  await seen.getByRole('button', { name: /^赞/ }).click()
  await expect(seen.getByRole('button', { name: '赞，1' })).toHaveAttribute('aria-pressed', 'true')
  await seen.getByRole('button', { name: `回复${annName}` }).click()
  await bobPage.getByRole('textbox', { name: '评论内容' }).fill('门将站位太靠前')
  await bobPage.getByRole('button', { name: '发布' }).click()
  await expect(seen).toContainText('门将站位太靠前')

  // A second like joins the notice of the first.
  const third = await makeMember(url)
  const own = await call<{ comments: OwnComment[] }>(url + getOwnComments.path, ann)
  const id = own.comments[0]?.comment.id ?? ''
  await call(url + likeComment.path, { body: { id, isOn: true }, token: third.token })
  await page.goto('/message/note')
  await expect(page.getByText(/等 2 人赞了你的评论$/)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('tab', { name: /^回复/ }).click()
  await page.getByRole('button', { name: `${bobName} 回复了你` }).click()
  await expect(page.locator('[aria-current="true"]')).toContainText('门将站位太靠前')

  await page.getByRole('button', { name: `${bobName}的评论：更多操作` }).click()
  await page.getByRole('button', { name: '举报' }).click()
  await page.getByRole('button', { name: '辱骂攻击' }).click()
  await expect(page.getByText('已举报，我们会尽快处理')).toBeVisible()
  await page.getByRole('button', { name: `${bobName}的评论：更多操作` }).click()
  await page.getByRole('button', { name: '拉黑' }).click()
  await page.getByRole('button', { name: '拉黑', exact: true }).last().click()
  await expect(page.getByText('门将站位太靠前')).toHaveCount(0)

  // Neither sees the other any more, on any device.
  await openComments(page, matchId)
  await expect(page.getByText('这球进得漂亮')).toBeVisible()
  await expect(page.getByText('门将站位太靠前')).toHaveCount(0)
  await openComments(bobPage, matchId)
  await expect(bobPage.getByRole('tab', { name: '最热' })).toBeVisible()
  await expect(bobPage.getByText('这球进得漂亮')).toHaveCount(0)
  const subject = { kind: 'match', id: matchId }
  const answer = { subject, text: '还在吗', replyTo: id, key: 'again-0123456789' }
  await expect(call(url + addComment.path, { body: answer, token: bob.token })).rejects.toThrow()

  await page.goto('/user/set?blocked')
  await page.getByRole('button', { name: `解除拉黑 ${bobName}` }).click()
  await expect(page.getByText('没有拉黑任何人')).toBeVisible()
  await openComments(bobPage, matchId)
  await expect(bobPage.getByText('这球进得漂亮')).toBeVisible()
  await bobPage.context().close()
})
