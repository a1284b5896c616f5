import { login, sendCode } from '@saidian/shared/contracts/accounts'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginPage } from './login.page'

const AUTH = { token: 'secret', expiresAt: 1_800_000_000, isNew: false }
const IV = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff'

function open(answers: Record<string, FakeAnswer | (() => FakeAnswer)> = {}) {
  const http = createFakeHttp({
    [`POST ${sendCode.path}`]: answer({ retryAfterMs: 60_000, expiresInMs: 300_000 }),
    [`POST ${login.path}`]: answer(AUTH),
    'GET /user/password/iv': answer(IV),
    ...answers,
  })
  const rendered = renderWithStore(<LoginPage />, {
    path: '/user/login?back=%2Fmessage',
    world: createWorld({ http }),
  })
  const bodies = () => http.requests.filter(({ url }) => url === login.path).map(({ body }) => body)
  return { ...rendered, bodies }
}

const phone = () => screen.getByLabelText('手机号')
const code = () => screen.getByLabelText('验证码')
const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }))

test('an empty form shows an error beside each field and sends nothing', async () => {
  const { bodies } = open()
  await submit()
  expect(await screen.findByText('请输入手机号')).toBeVisible()
  expect(screen.getByText('请输入验证码')).toBeVisible()
  expect(screen.getByText('请先阅读并同意协议')).toBeVisible()
  expect(phone()).toHaveAccessibleDescription('请输入手机号')
  expect(phone()).toHaveFocus()
  expect(bodies()).toEqual([])
})

test('sends a code only to a valid number and starts a countdown', async () => {
  const { http, host } = open()
  await userEvent.type(phone(), '1380')
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByText('请输入 11 位手机号')).toBeVisible()
  expect(http.requests).toEqual([])
  await userEvent.type(phone(), '0138000')
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeDisabled()
  expect(host.toasts).toEqual(['验证码已发送'])
})

test.each([
  [apiError('account.code_too_soon', { retryAfterMs: 30_000 }), '验证码发送太频繁，请稍后再试'],
  [apiError('account.too_many_tries', { retryAfterMs: 3_600_000 }), '尝试次数过多，请稍后再试'],
  [apiError('server.busy'), '服务繁忙，请稍后再试'],
])('shows beside the code field why no code was sent (%#)', async (given, sentence) => {
  const answers = [given, answer({ retryAfterMs: 60_000, expiresInMs: 300_000 })]
  const { host } = open({ [`POST ${sendCode.path}`]: () => answers.shift() ?? 'no network' })
  await userEvent.type(phone(), '13800138000')
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(code()).toHaveAccessibleDescription(sentence))
  expect(host.toasts).toEqual([])
  expect(phone()).toHaveValue('13800138000')
})

test('removes the error once a code is sent', async () => {
  const answers = [apiError('server.busy'), answer({ retryAfterMs: 60_000, expiresInMs: 300_000 })]
  open({ [`POST ${sendCode.path}`]: () => answers.shift() ?? 'no network' })
  await userEvent.type(phone(), '13800138000')
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByText('服务繁忙，请稍后再试')
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByRole('button', { name: '60 秒后重发' })
  expect(screen.queryByText('服务繁忙，请稍后再试')).toBeNull()
})

test('logs in by phone and code and stores the token', async () => {
  const { store, bodies } = open()
  await userEvent.type(phone(), '13800138000')
  await userEvent.type(code(), '123456')
  await userEvent.click(screen.getByRole('checkbox'))
  await submit()
  await screen.findByRole('button', { name: '登录' })
  expect(bodies()).toEqual([{ way: 'code', phone: '13800138000', code: '123456', agreed: true }])
  expect(store.getState().session.auth).toEqual({ token: 'secret' })
})

test('sends the password encrypted, never as plain text', async () => {
  const { bodies, store } = open()
  await userEvent.click(screen.getByRole('tab', { name: '密码登录' }))
  await userEvent.type(screen.getByLabelText('账号'), '100001')
  await userEvent.type(screen.getByLabelText('密码'), 'saidian-2026')
  await submit()
  await screen.findByRole('button', { name: '登录' })
  expect(bodies()).toEqual([
    {
      way: 'password',
      account: '100001',
      iv: IV,
      password: expect.stringMatching(/^[A-Za-z0-9+/]{22}==$/),
    },
  ])
  expect(store.getState().session.auth).toEqual({ token: 'secret' })
})

test('shows a login error beside its field and leaves the input', async () => {
  const { store } = open({ [`POST ${login.path}`]: apiError('account.wrong_login') })
  await userEvent.click(screen.getByRole('tab', { name: '密码登录' }))
  await userEvent.type(screen.getByLabelText('账号'), '100001')
  await userEvent.type(screen.getByLabelText('密码'), 'saidian-2026')
  await submit()
  expect(await screen.findByText('账号或密码错误')).toBeVisible()
  expect(screen.getByLabelText('密码')).toHaveValue('saidian-2026')
  expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('账号或密码错误')
  expect(store.getState().session.auth).toBeNull()
})

test('shows the waiting time after too many tries, and a network error', async () => {
  const answers = [
    apiError('account.too_many_tries', { retryAfterMs: 90_000 }),
    'no network' as const,
  ]
  open({ [`POST ${login.path}`]: () => answers.shift() ?? 'no network' })
  await userEvent.type(phone(), '13800138000')
  await userEvent.type(code(), '123456')
  await userEvent.click(screen.getByRole('checkbox'))
  await submit()
  expect(await screen.findByText('尝试次数过多，请稍后再试（还需 90 秒）')).toBeVisible()
  await submit()
  expect(await screen.findByText('no network')).toBeVisible()
})

test('the user can show the password while typing', async () => {
  open()
  await userEvent.click(screen.getByRole('tab', { name: '密码登录' }))
  expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text')
})

test('the link to the registration passes on the return address', () => {
  open()
  expect(screen.getByRole('link', { name: '注册账号' })).toHaveAttribute(
    'href',
    '/user/register?back=%2Fmessage',
  )
})
