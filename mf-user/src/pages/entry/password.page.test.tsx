import { resetPassword, sendCode } from '@saidian/shared/contracts/accounts'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Answers } from '../../testing/open-as-member'
import { PasswordPage } from './password.page'

function open(answers: Answers = {}) {
  const http = createFakeHttp({
    'GET /user/password/iv': answer('f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff'),
    [`POST ${sendCode.path}`]: answer({ retryAfterMs: 60_000, expiresInMs: 300_000 }),
    [`POST ${resetPassword.path}`]: answer(null),
    ...answers,
  })
  return renderWithStore(<PasswordPage />, {
    path: '/user/password?back=%2Fmessage',
    world: createWorld({ http }),
  })
}

async function send() {
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000')
  await userEvent.type(screen.getByLabelText('验证码'), '123456')
  await userEvent.type(screen.getByLabelText('新密码'), 'saidian-2026')
  await userEvent.click(screen.getByRole('button', { name: '重设密码' }))
}

test('a new password opens the login with the return address', async () => {
  const { location, host } = open()
  await send()
  await waitFor(() => expect(location()).toBe('/user/login?back=%2Fmessage'))
  expect(host.toasts).toEqual(['密码已重设，请重新登录'])
})

test('shows a wrong code beside its field and leaves the password', async () => {
  open({ [`POST ${resetPassword.path}`]: apiError('account.wrong_code') })
  await send()
  expect(await screen.findByText('验证码错误或已失效')).toBeVisible()
  expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码错误或已失效')
  expect(screen.getByLabelText('新密码')).toHaveValue('saidian-2026')
})

test('a code requested too soon shows an error and a countdown', async () => {
  const { host } = open({
    [`POST ${sendCode.path}`]: apiError('account.code_too_soon', { retryAfterMs: 42_000 }),
  })
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000')
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByRole('button', { name: '42 秒后重发' })).toBeDisabled()
  expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription(
    '验证码发送太频繁，请稍后再试',
  )
  expect(host.toasts).toEqual([])
})
