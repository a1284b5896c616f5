import { getUserInfo, PORTRAIT_AUDIT } from '@saidian/shared/contracts/profile'
import { answer, apiError, makeUserInfo } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, never, openAsMember } from '../../testing/open-as-member'
import { InfoPage } from './info.page'

const INFO = `GET ${getUserInfo.path}`
const open = (answers: Answers = {}) => openAsMember(<InfoPage />, '/user/infor', answers)

test('shows the profile with links to change it', async () => {
  open({ [INFO]: answer(makeUserInfo({ nickName: '风过看台' })) })
  expect(await screen.findByRole('link', { name: /昵称 风过看台/ })).toHaveAttribute(
    'href',
    '/user/nickname',
  )
  expect(screen.getByText('138****8000')).toBeVisible()
  expect(screen.getByRole('link', { name: /实名认证 未认证/ })).toHaveAttribute(
    'href',
    '/user/certification',
  )
  expect(screen.getByRole('link', { name: '我的主页' })).toHaveAttribute(
    'href',
    '/user/authorHome?id=100001',
  )
})

test.each([
  [PORTRAIT_AUDIT.none, '点击更换头像'],
  [PORTRAIT_AUDIT.waiting, '新头像审核中，通过后其他人可见'],
  [PORTRAIT_AUDIT.rejected, '新头像未通过审核，请换一张'],
])('audit state %i shows %s', async (portraitAudit, text) => {
  open({ [INFO]: answer(makeUserInfo({ portraitAudit })) })
  expect(await screen.findByText(text)).toBeVisible()
})

test('a rejected portrait shows its reason', async () => {
  const given = { portraitAudit: PORTRAIT_AUDIT.rejected, portraitReason: '含有二维码' }
  open({ [INFO]: answer(makeUserInfo(given)) })
  expect(await screen.findByText('新头像未通过审核：含有二维码')).toBeVisible()
})

test.each([
  [PORTRAIT_AUDIT.waiting, '', '新昵称“风过看台”审核中，通过后生效'],
  [PORTRAIT_AUDIT.rejected, '像广告', '新昵称“风过看台”未通过审核：像广告'],
  [PORTRAIT_AUDIT.rejected, '', '新昵称“风过看台”未通过审核：请换一个'],
])('a name of audit state %i with the reason %j shows %s', async (nickNameAudit, reason, text) => {
  const given = { nickNameNew: '风过看台', nickNameAudit, nickNameReason: reason }
  open({ [INFO]: answer(makeUserInfo(given)) })
  expect(await screen.findByText(text)).toBeVisible()
})

test('without a review no text about one is shown', async () => {
  open({ [INFO]: answer(makeUserInfo()) })
  await screen.findByText('138****8000')
  expect(screen.queryByText(/审核/)).toBeNull()
})

test('rejects a file that is far too large without opening it', async () => {
  const { host } = open()
  await screen.findByText('点击更换头像')
  const large = new File([new Uint8Array(21 * 1024 * 1024)], 'face.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('头像图片'), large)
  await waitFor(() => expect(host.toasts).toEqual(['图片不能超过 20MB']))
})

test('shows a placeholder while it loads', () => {
  open({ [INFO]: never })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
})

test('shows a failure with a retry button', async () => {
  const answers = [apiError('server.fault'), answer(makeUserInfo())]
  open({ [INFO]: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('138****8000')).toBeVisible()
})
