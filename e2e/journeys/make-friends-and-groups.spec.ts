import { requestFriend } from '@saidian/shared/contracts/friends'
import { getUserInfo, type UserInfo } from '@saidian/shared/contracts/profile'
import { call, enterAsMember, makeMember, SMS_DEV } from '../fixtures/member'
import { otherPhone } from '../fixtures/other-phone'
import { expect, test } from '../fixtures/test'

test.use({ serverEnv: SMS_DEV })

type Person = { token: string; id: string; name: string }

async function personOf(url: string, { token }: { token: string }): Promise<Person> {
  const { id, nickName } = await call<UserInfo>(`${url}${getUserInfo.path}`, { token })
  return { token, id, name: nickName }
}

/** Two who ask each other are friends. */
async function befriend(url: string, one: Person, other: Person): Promise<void> {
  for (const [from, to] of [[one, other] as const, [other, one] as const])
    await call(url + requestFriend.path, { body: { memberId: to.id }, token: from.token })
}

test('ask a member from their public page, be accepted, and find the friend in the list', async ({
  page,
  context,
  product,
}) => {
  const { url } = product
  const ann = await personOf(url, await enterAsMember(context, url))
  const bob = await personOf(url, await makeMember(url))
  const bobPage = await otherPhone(context, url, bob.token)
  await bobPage.goto('/message/address')
  await expect(bobPage.getByText('还没有好友，添加朋友一起看球')).toBeVisible()

  await page.goto(`/user/authorHome?id=${bob.id}`)
  await page.getByRole('button', { name: `加好友：${bob.name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/message/personal\\?id=${bob.id}$`))
  await page.getByRole('button', { name: `添加${bob.name}` }).click()
  await page.getByRole('textbox', { name: /验证信息/ }).fill('昨晚一起看过球')
  await page.getByRole('button', { name: '发送申请' }).click()
  await expect(page.getByRole('button', { name: '等待验证' })).toBeDisabled()

  // The request arrives on an open page.
  const entry = bobPage.getByRole('link', { name: /^新的朋友/ })
  await expect(entry).toContainText('1')
  await entry.click()
  await expect(bobPage.getByText('昨晚一起看过球')).toBeVisible()
  await bobPage.getByRole('button', { name: `接受${ann.name}` }).click()
  await expect(bobPage.getByText('已添加', { exact: true })).toBeVisible()
  await bobPage.getByRole('button', { name: '返回' }).click()
  await expect(bobPage.getByRole('region', { name: '好友' })).toContainText(ann.name)

  // So does the answer; the remark that Ann gives is her own.
  await page.getByRole('button', { name: /^备注/ }).click()
  await page.getByRole('textbox', { name: /备注/ }).fill('鼓手老李')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { name: '鼓手老李' })).toBeVisible()
  await page.goto('/message/address')
  await expect(page.getByRole('region', { name: '好友' })).toContainText('鼓手老李')
  await bobPage.context().close()
})

test('make a group, invite a friend, be read in the list, and remove the friend', async ({
  page,
  context,
  product,
}) => {
  const { url } = product
  const ann = await personOf(url, await enterAsMember(context, url))
  const [bob, eve] = [
    await personOf(url, await makeMember(url)),
    await personOf(url, await makeMember(url)),
  ]
  for (const friend of [bob, eve]) await befriend(url, ann, friend)
  const evePage = await otherPhone(context, url, eve.token)
  await evePage.goto('/message')

  await page.goto('/message/createGroup')
  await page.getByRole('textbox', { name: '群名称' }).fill('周末看球群')
  await page.getByRole('checkbox', { name: bob.name }).check()
  await page.getByRole('button', { name: '创建(1)' }).click()
  await expect(page).toHaveURL(/\/message\/chat\?id=\d+$/)
  const groupId = new URL(page.url()).searchParams.get('id') ?? ''

  await page.goto(`/message/groupDetail?id=${groupId}`)
  await page.getByRole('link', { name: '邀请' }).click()
  await expect(page.getByRole('checkbox', { name: bob.name })).toBeDisabled()
  await page.getByRole('checkbox', { name: eve.name }).check()
  await page.getByRole('button', { name: '邀请(1)' }).click()
  await expect(page.getByText('3 位成员')).toBeVisible()

  await page.getByRole('button', { name: '发消息' }).click()
  await page.getByRole('textbox', { name: '消息' }).fill('周六八点，国家德比')
  await page.getByRole('textbox', { name: '消息' }).press('Enter')
  const row = evePage.getByRole('link', { name: /周末看球群/ })
  await expect(row).toContainText('周六八点，国家德比')

  await page.goto(`/message/groupDetail?id=${groupId}`)
  await evePage.goto(`/message/groupDetail?id=${groupId}`)
  await expect(evePage.getByRole('button', { name: '退出群聊' })).toBeVisible()
  await page.getByRole('link', { name: /^全部成员/ }).click()
  await page.getByRole('button', { name: `管理${eve.name}` }).click()
  await page.getByRole('button', { name: '移出群聊' }).click()
  await page.getByRole('button', { name: '移出', exact: true }).click()
  await expect(page.getByRole('button', { name: `管理${eve.name}` })).toHaveCount(0)

  // Who was removed loses the page at once.
  await expect(evePage.getByText('你不在这个群聊中，或群聊已解散')).toBeVisible()
  await evePage.context().close()
})
