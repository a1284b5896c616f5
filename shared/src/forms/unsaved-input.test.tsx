import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useBack, useNavigate } from '../router'
import { renderWithStore } from '../testing'
import { Form, TextField, useApiForm } from '.'

function Sample({ asks, send }: { asks: boolean; send: () => Promise<void> }) {
  const navigate = useNavigate()
  const goBack = useBack('/above')
  const form = useApiForm({
    defaultValues: { text: '' },
    asksBeforeLeaving: asks,
    send: async () => {
      await send()
      navigate('/done')
    },
  })
  return (
    <>
      <button type="button" onClick={goBack}>
        返回
      </button>
      <Link to="/other">别处</Link>
      <Form form={form} label="测试" action="发送">
        <TextField form={form} name="text" label="正文" />
      </Form>
    </>
  )
}

function open({ asks = true, send = async () => {} } = {}) {
  return renderWithStore(<Sample asks={asks} send={send} />, { path: '/form', route: '/form' })
}

const type = () => userEvent.type(screen.getByLabelText('正文'), '写了很久')

/** True when the browser would ask before it closes the tab. */
function asksOnUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('an untouched form is left without a question', async () => {
  const { location, host } = open()
  expect(asksOnUnload()).toBe(false)
  await userEvent.click(screen.getByText('别处'))
  expect(location()).toBe('/other')
  expect(host.dialogs).toEqual([])
})

test('a changed form asks before a link, a back button and a closed tab', async () => {
  const { location, host } = open()
  await type()
  host.confirmDialogs(false)
  expect(asksOnUnload()).toBe(true)
  await userEvent.click(screen.getByText('别处'))
  await userEvent.click(screen.getByText('返回'))
  expect(host.dialogs).toEqual(['放弃填写的内容？', '放弃填写的内容？'])
  expect(location()).toBe('/form')
  expect(screen.getByLabelText('正文')).toHaveValue('写了很久')

  host.confirmDialogs(true)
  await userEvent.click(screen.getByText('返回'))
  await waitFor(() => expect(location()).toBe('/above'))
  expect(asksOnUnload()).toBe(false)
})

test('values changed back do not ask', async () => {
  const { location, host } = open()
  await type()
  await userEvent.clear(screen.getByLabelText('正文'))
  await userEvent.click(screen.getByText('别处'))
  expect(location()).toBe('/other')
  expect(host.dialogs).toEqual([])
})

test('an accepted form opens the next page without a question', async () => {
  const { location, host } = open()
  await type()
  await userEvent.click(screen.getByRole('button', { name: '发送' }))
  await waitFor(() => expect(location()).toBe('/done'))
  expect(host.dialogs).toEqual([])
})

test('a rejected form asks again', async () => {
  const { location, host } = open({ send: () => Promise.reject(new Error('offline')) })
  await type()
  await userEvent.click(screen.getByRole('button', { name: '发送' }))
  await screen.findByRole('alert')
  host.confirmDialogs(false)
  expect(asksOnUnload()).toBe(true)
  await userEvent.click(screen.getByText('别处'))
  expect(location()).toBe('/form')
  expect(host.dialogs).toHaveLength(1)
})

test('a form without the option never asks', async () => {
  const { location, host } = open({ asks: false })
  await type()
  expect(asksOnUnload()).toBe(false)
  await userEvent.click(screen.getByText('别处'))
  expect(location()).toBe('/other')
  expect(host.dialogs).toEqual([])
})
