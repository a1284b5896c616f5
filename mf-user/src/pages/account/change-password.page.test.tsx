import { changePassword, proveStepUp, sendStepUpCode } from '@saidian/shared/contracts/accounts'
import { getUserInfo } from '@saidian/shared/contracts/profile'
import { answer, apiError, makeUserInfo } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, never, openAsMember } from '../../testing/open-as-member'
import { ChangePasswordPage } from './change-password.page'

const INFO = `GET ${getUserInfo.path}`
const IV = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff'
const encrypted = { iv: IV, password: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/) }

const open = (answers: Answers = {}) =>
  openAsMember(<ChangePasswordPage />, '/user/changePassWord', {
    'GET /user/password/iv': answer(IV),
    [`POST ${changePassword.path}`]: answer(null),
    ...answers,
  })

async function send(again = 'saidian-2027') {
  await userEvent.type(await screen.findByLabelText('原密码'), 'saidian-2026')
  await userEvent.type(screen.getByLabelText('新密码'), 'saidian-2027')
  await userEvent.type(screen.getByLabelText('再输入一次'), again)
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
}

test('changes the password by the old one and logs out other devices', async () => {
  const { bodies, host } = open()
  await send()
  await waitFor(() => expect(host.toasts).toEqual(['密码已修改，其他设备已退出']))
  expect(bodies(changePassword)).toEqual([{ old: encrypted, next: encrypted }])
})

test('does not send two different new passwords', async () => {
  const { bodies } = open()
  await send('saidian-2028')
  expect(await screen.findByText('两次输入的密码不一致')).toBeVisible()
  expect(bodies(changePassword)).toEqual([])
})

test('shows errors beside the old and the new password', async () => {
  const replies = [apiError('account.wrong_password'), apiError('account.weak_password')]
  open({ [`POST ${changePassword.path}`]: () => replies.shift() ?? 'no network' })
  await send()
  expect(await screen.findByText('原密码错误')).toBeVisible()
  expect(screen.getByLabelText('新密码')).toHaveValue('saidian-2027')
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByText('密码为 8–64 位，且不能太常见')).toBeVisible()
  expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription(
    '密码为 8–64 位，且不能太常见',
  )
})

test('a member registered by code sets a first password without an old one', async () => {
  open({ [INFO]: answer(makeUserInfo({ hasPassword: false })) })
  expect(await screen.findByRole('heading', { name: '设置密码' })).toBeVisible()
  expect(screen.queryByLabelText('原密码')).toBeNull()
})

test('the first password needs a step-up, and the input stays', async () => {
  const replies = [apiError('account.weak_password'), answer(null)]
  const { bodies, host } = open({
    [INFO]: answer(makeUserInfo({ hasPassword: false })),
    [`POST ${sendStepUpCode.path}`]: answer({
      phone: '138****8000',
      retryAfterMs: 60_000,
      expiresInMs: 300_000,
      code: '246810',
    }),
    [`POST ${proveStepUp.path}`]: answer({ proof: 'P'.repeat(43), expiresInMs: 300_000 }),
    [`POST ${changePassword.path}`]: () => replies.shift() ?? 'no network',
  })
  await userEvent.type(await screen.findByLabelText('新密码'), 'saidian-2027')
  await userEvent.type(screen.getByLabelText('再输入一次'), 'saidian-2027')
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }))
  await screen.findByDisplayValue('246810')
  await userEvent.click(screen.getByRole('button', { name: '验证' }))
  expect(await screen.findByText('密码为 8–64 位，且不能太常见')).toBeVisible()
  expect(screen.getByLabelText('新密码')).toHaveValue('saidian-2027')
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(host.toasts.at(-1)).toBe('密码已设置'))
  expect(bodies(proveStepUp)).toEqual([{ act: 'password', code: '246810' }])
  expect(bodies(changePassword)).toHaveLength(2)
})

test('shows a placeholder while the member loads', async () => {
  open({ [INFO]: never })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
})

test('shows a failure with a retry button', async () => {
  const answers = [apiError('server.fault'), answer(makeUserInfo())]
  open({ [INFO]: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByLabelText('原密码')).toBeVisible()
})
