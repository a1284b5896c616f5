import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ApiError, ApiFailure } from '../api'
import { renderWithStore } from '../testing'
import { AgreementTick, Form, PasswordField, PhoneField, TextArea, TextField, useApiForm } from '.'

type Values = { phone: string; title: string; text: string; password: string; agreed: boolean }
type Send = (values: Values, requestKey: string) => Promise<void>

const DEFAULTS: Values = { phone: '', title: '', text: '', password: '', agreed: false }

function Sample({ send, hasPassword = true }: { send: Send; hasPassword?: boolean }) {
  const form = useApiForm<Values>({
    defaultValues: DEFAULTS,
    fieldsByReason: { 'account.exists': 'phone', 'account.weak_password': 'password' },
    send,
  })
  return (
    <Form form={form} label="测试" action="发送">
      <PhoneField form={form} name="phone" hint="只用于测试" />
      <TextField form={form} name="title" label="标题" isOptional rule={{ min: 0, max: 4 }} />
      <TextArea form={form} name="text" label="正文" rule={{ min: 2, max: 4 }} />
      {hasPassword && <PasswordField form={form} name="password" label="密码" isNew />}
      <AgreementTick form={form} name="agreed">
        同意
      </AgreementTick>
    </Form>
  )
}

const failure = (error: Partial<ApiError>) =>
  new ApiFailure({
    code: 400,
    reason: 'request.invalid',
    message: '有误',
    retryable: false,
    ...error,
  })

const field = (label: string) => screen.getByLabelText(label)
const submit = () => userEvent.click(screen.getByRole('button', { name: '发送' }))

async function fill() {
  await userEvent.type(field('手机号'), '+86 138 0013 8000')
  await userEvent.type(field('正文'), '正文')
  if (screen.queryByLabelText('密码')) await userEvent.type(field('密码'), 'saidian-2026')
  await userEvent.click(screen.getByRole('checkbox'))
}

function open(send: Send, hasPassword?: boolean) {
  const sent = jest.fn(send)
  renderWithStore(<Sample send={sent} hasPassword={hasPassword} />)
  return sent
}

test('an empty form shows an error beside each field and sends nothing', async () => {
  const sent = open(async () => {})
  expect(field('手机号')).toHaveAccessibleDescription('只用于测试')
  await submit()
  await waitFor(() => expect(field('手机号')).toHaveAccessibleDescription('请输入手机号'))
  expect(field('手机号')).toBeInvalid()
  expect(field('手机号')).toHaveFocus()
  expect(field('正文')).toHaveAccessibleDescription('请输入正文')
  expect(field('密码')).toHaveAccessibleDescription('请输入密码')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意协议')
  expect(field('标题（选填）')).toBeValid()
  expect(screen.getAllByRole('alert')).toHaveLength(4)
  expect(sent).not.toHaveBeenCalled()
})

test('a text that is too long stays in its field, with the range beside it', async () => {
  open(async () => {})
  await userEvent.type(field('标题（选填）'), '五个字标题')
  await userEvent.type(field('正文'), '五个字正文')
  await submit()
  expect(await screen.findByText('标题最多 4 个字')).toBeVisible()
  expect(screen.getByText('正文为 2–4 个字')).toBeVisible()
  expect(field('正文')).toHaveValue('五个字正文')
})

test('sends the values once, with the number in its one spelling', async () => {
  const sent = open(async () => {})
  await fill()
  await submit()
  const values = { ...DEFAULTS, phone: '13800138000', text: '正文', password: 'saidian-2026' }
  expect(sent.mock.calls).toEqual([
    [{ ...values, agreed: true }, expect.stringMatching(/^[0-9a-f]{32}$/)],
  ])
})

test.each([
  [{ field: 'text' }, '正文', '有误'],
  [{ reason: 'account.exists' }, '手机号', '有误'],
  [{ reason: 'account.exists', retryAfterMs: 90_000 }, '手机号', '有误（还需 90 秒）'],
  [{ reason: 'account.exists', retryAfterMs: 150_000 }, '手机号', '有误（还需 3 分钟）'],
])('shows the server error %j beside %s', async (error, label, text) => {
  open(() => Promise.reject(failure(error)))
  await fill()
  await submit()
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(text))
  expect(field(label)).toHaveFocus()
  expect(field('正文')).toHaveValue('正文')
})

test('shows an error of a field that is not on the page under the form', async () => {
  open(() => Promise.reject(failure({ reason: 'account.weak_password' })), false)
  await fill()
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('有误')
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test('the next submission removes the error, and the retry has the same request key', async () => {
  const outcomes = [Promise.reject(failure({ code: 0 })), Promise.resolve(), Promise.resolve()]
  const sent = open(() => outcomes.shift() as Promise<void>)
  await fill()
  await submit()
  await screen.findByRole('alert')
  await submit()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await submit()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3))
  const [first, retry, next] = sent.mock.calls.map(([, key]) => key)
  expect(retry).toBe(first)
  expect(next).not.toBe(first)
})

test('changed values have a new request key', async () => {
  const sent = open(() => Promise.reject(failure({ code: 0 })))
  await fill()
  await submit()
  await userEvent.type(field('正文'), '二')
  await submit()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  const [first, second] = sent.mock.calls.map(([, key]) => key)
  expect(second).not.toBe(first)
})

test('a second tap while the form is sent does nothing', async () => {
  let accept = () => {}
  const sent = open(() => new Promise((resolve) => (accept = resolve)))
  await fill()
  const form = screen.getByRole('form', { name: '测试' })
  // Both before the next render: the button is not disabled yet.
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(await screen.findByRole('button', { name: '请稍候…' })).toBeDisabled()
  fireEvent.submit(form)
  expect(sent).toHaveBeenCalledTimes(1)
  accept()
  expect(await screen.findByRole('button', { name: '发送' })).toBeEnabled()
  await submit()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
})

test('the user can show a password while typing', async () => {
  open(async () => {})
  expect(field('密码')).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(field('密码')).toHaveAttribute('type', 'text')
  await userEvent.type(field('密码'), 'short')
  await submit()
  expect(await screen.findByText(/^密码至少 \d+ 位$/)).toBeVisible()
})
