import { register, sendCode } from '@saidian/shared/contracts/accounts'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Answers } from '../../testing/open-as-member'
import { RegisterPage } from './register.page'

const IV = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff'

function open(answers: Answers = {}) {
  const http = createFakeHttp({
    'GET /user/password/iv': answer(IV),
    [`POST ${sendCode.path}`]: answer({
      retryAfterMs: 60_000,
      expiresInMs: 300_000,
      code: '246810',
    }),
    [`POST ${register.path}`]: answer({ token: 'new', expiresAt: 1_800_000_000, isNew: true }),
    ...answers,
  })
  const bodies = () =>
    http.requests.filter(({ url }) => url === register.path).map(({ body }) => body)
  return {
    ...renderWithStore(<RegisterPage />, { path: '/user/register', world: createWorld({ http }) }),
    bodies,
  }
}

async function fill() {
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000')
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByDisplayValue('246810')
  await userEvent.type(screen.getByLabelText('设置密码'), 'saidian-2026')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: '注册' }))
}

test('sends nothing until all fields are valid and the agreements accepted', async () => {
  const { bodies } = open()
  await userEvent.type(screen.getByLabelText('设置密码'), 'short')
  await userEvent.click(screen.getByRole('button', { name: '注册' }))
  expect(await screen.findByText('请输入手机号')).toBeVisible()
  expect(screen.getByText('密码至少 8 位')).toBeVisible()
  expect(screen.getByText('请先阅读并同意协议')).toBeVisible()
  expect(bodies()).toEqual([])
})

test('logs in the new member and sends the password encrypted', async () => {
  const { bodies, store, host } = open()
  await fill()
  await screen.findByRole('button', { name: '注册' })
  expect(bodies()).toEqual([
    {
      phone: '13800138000',
      code: '246810',
      agreed: true,
      iv: IV,
      password: expect.stringMatching(/^[A-Za-z0-9+/]{22}==$/),
    },
  ])
  expect(store.getState().session.auth).toEqual({ token: 'new' })
  expect(host.toasts).toContain('注册成功，欢迎来到赛点')
})

test('shows a registered number beside its field and leaves the input', async () => {
  open({ [`POST ${register.path}`]: apiError('account.exists') })
  await fill()
  expect(await screen.findByText('该手机号已注册，请直接登录')).toBeVisible()
  expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('该手机号已注册，请直接登录')
  expect(screen.getByLabelText('手机号')).toHaveFocus()
  expect(screen.getByLabelText('设置密码')).toHaveValue('saidian-2026')
})
