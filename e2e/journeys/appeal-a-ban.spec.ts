import { moderationEndpoints, sanctionEndpoints } from '@saidian/shared/contracts/moderation'
import { getUserInfo, type UserInfo } from '@saidian/shared/contracts/profile'
import { call, logInByCode, makeMember, SMS_DEV, saveLogin } from '../fixtures/member'
import { callStaff } from '../fixtures/staff-call'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

const REASON = '发布赌博广告'

test('a banned member is logged out, reads why, appeals and is let in again', async ({
  page,
  context,
  product,
}) => {
  const { phone, token } = await makeMember(product.url)
  await saveLogin(context, token)
  const { id: memberId } = await call<UserInfo>(product.url + getUserInfo.path, { token })
  await page.goto('/user')
  await expect(page.getByText('Lv.1')).toBeVisible()
  const ban = { memberId, kind: 'ban', scope: 'product', place: null, minutes: null }
  await callStaff(product, sanctionEndpoints.impose, { ...ban, reason: REASON })
  await expect(page.getByText('登录 / 注册')).toBeVisible()

  await page.goto('/user/login?back=%2Fuser')
  await logInByCode(page, phone)
  const note = page.getByRole('link', { name: /账号已被封禁/ })
  await expect(note).toBeVisible()
  // Matches are there as for a visitor; what belongs to members says why it is not.
  await page.goto('/live/hot')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.goto('/message')
  await expect(page.getByText('账号已被封禁', { exact: false }).first()).toBeVisible()

  await page.goto('/user')
  await note.click()
  await expect(page.getByText('封禁账号，永久')).toBeVisible()
  await expect(page.getByText(`原因：${REASON}`)).toBeVisible()
  await page.getByRole('button', { name: /^申诉/ }).click()
  const form = page.getByRole('dialog', { name: '申诉' })
  await form.getByLabel('申诉理由').fill('账号被盗，广告不是我发的')
  await form.getByRole('button', { name: '提交申诉' }).click()
  await expect(page.getByText('申诉处理中')).toBeVisible()

  const waiting = { path: `${moderationEndpoints.list.path}?kind=appeal` }
  const { cases } = await callStaff<{ cases: { id: string }[] }>(product, waiting)
  const decision = { id: cases.at(-1)?.id, decision: 'approve', reason: '' }
  await callStaff(product, moderationEndpoints.decide, decision)
  await page.reload()
  await expect(page.getByText('申诉成功')).toBeVisible()
  await page.goto('/user')
  await expect(page.getByText('Lv.1')).toBeVisible()
  await expect(note).toHaveCount(0)
})
