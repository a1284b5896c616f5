import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiFailure } from '../api'
import { renderWithStore } from '../testing'
import { CodeField, Form, PhoneField, type SentCode, useApiForm } from '.'

type Send = (phone: string) => Promise<SentCode>

function Sample({ onSend }: { onSend: Send }) {
  const form = useApiForm({ defaultValues: { phone: '', code: '' }, send: async () => {} })
  return (
    <Form form={form} label="测试" action="发送">
      <PhoneField form={form} name="phone" />
      <CodeField form={form} name="code" phoneName="phone" onSend={onSend} />
    </Form>
  )
}

const phone = () => screen.getByLabelText('手机号')
const code = () => screen.getByLabelText('验证码')
const ask = () => userEvent.click(screen.getByRole('button', { name: '获取验证码' }))

const tooSoon = () =>
  new ApiFailure({
    code: 429,
    reason: 'account.code_too_soon',
    message: '太频繁',
    retryable: true,
    retryAfterMs: 30_000,
  })

test('sends a code only to a valid number and counts the seconds until the next one', async () => {
  const onSend = jest.fn<Promise<SentCode>, [string]>(async () => ({ retryAfterMs: 2_000 }))
  const { host } = renderWithStore(<Sample onSend={onSend} />)
  await userEvent.type(phone(), '1380')
  await ask()
  expect(await screen.findByText('请输入 11 位手机号')).toBeVisible()
  expect(phone()).toHaveFocus()
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.type(phone(), '0138000')
  await ask()
  expect(await screen.findByRole('button', { name: '2 秒后重发' })).toBeDisabled()
  expect(onSend.mock.calls).toEqual([['13800138000']])
  expect(host.toasts).toEqual(['验证码已发送'])
  expect(await screen.findByRole('button', { name: '1 秒后重发' })).toBeDisabled()
  expect(await screen.findByRole('button', { name: '获取验证码' })).toBeEnabled()
})

test('does not send a second code while the first is on its way', async () => {
  let answer = (_: SentCode) => {}
  const onSend = jest.fn(() => new Promise<SentCode>((resolve) => (answer = resolve)))
  renderWithStore(<Sample onSend={onSend} />)
  await userEvent.type(phone(), '13800138000')
  await ask()
  await waitFor(() => expect(screen.getByRole('button', { name: '获取验证码' })).toBeDisabled())
  await ask()
  expect(onSend).toHaveBeenCalledTimes(1)
  await act(async () => answer({ retryAfterMs: 60_000 }))
  expect(screen.getByRole('button', { name: '60 秒后重发' })).toBeDisabled()
})

test('fills in the code that a development server returns', async () => {
  renderWithStore(<Sample onSend={async () => ({ retryAfterMs: 60_000, code: '123456' })} />)
  await userEvent.type(phone(), '13800138000')
  await ask()
  await waitFor(() => expect(code()).toHaveValue('123456'))
})

test('after a remount the wait that the server answers starts the countdown again', async () => {
  let codes = 0
  const onSend: Send = async () => {
    codes += 1
    if (codes > 1) throw tooSoon()
    return { retryAfterMs: 60_000 }
  }
  const first = renderWithStore(<Sample onSend={onSend} />)
  await userEvent.type(phone(), '13800138000')
  await ask()
  await screen.findByRole('button', { name: '60 秒后重发' })
  first.unmount()
  renderWithStore(<Sample onSend={onSend} />)
  await userEvent.type(phone(), '13800138000')
  await ask()
  expect(await screen.findByRole('button', { name: '30 秒后重发' })).toBeDisabled()
  expect(code()).toHaveAccessibleDescription('太频繁')
})
