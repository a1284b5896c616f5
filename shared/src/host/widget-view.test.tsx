import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createWorld } from '../testing'
import { HostContext } from './host-context'
import { WidgetView } from './widget-view'

type Values = { matchId: number }
const Chat = ({ matchId }: Values) => <p>第{matchId}场</p>

async function show(load: () => Promise<ComponentType<Values>>) {
  const { host } = createWorld()
  const page = (matchId: number) => (
    <HostContext value={host}>
      <h1>比赛</h1>
      <WidgetView
        load={load}
        values={{ matchId }}
        loading={<p>加载中</p>}
        failure={(retry) => (
          <button type="button" onClick={retry}>
            重试
          </button>
        )}
      />
    </HostContext>
  )
  const { rerender, unmount } = await act(async () => render(page(7)))
  return { host, unmount, change: (matchId: number) => act(async () => rerender(page(matchId))) }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('shows the widget with the current values of the page', async () => {
  const { change } = await show(async () => Chat)
  expect(screen.getByText('第7场')).toBeVisible()
  await change(8)
  expect(screen.getByText('第8场')).toBeVisible()
})

test('shows that it loads', async () => {
  await show(() => new Promise(() => undefined))
  expect(screen.getByText('加载中')).toBeVisible()
})

test('a widget that cannot be loaded is reported, and loads when the user retries', async () => {
  const fault = new Error('no such file')
  const loads = [() => Promise.reject(fault), async () => Chat]
  const { host } = await show(() => (loads.shift() ?? (async () => Chat))())
  expect(host.reported).toEqual([fault])
  expect(screen.getByRole('heading', { name: '比赛' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('第7场')).toBeVisible()
})

test('a page stands while its widget throws', async () => {
  const fault = new Error('broken chat')
  const { host } = await show(async () => () => {
    throw fault
  })
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  expect(screen.getByRole('heading', { name: '比赛' })).toBeVisible()
  expect(host.reported).toEqual([fault])
})

test('a widget that is opened again loads no second time', async () => {
  const load = jest.fn(async () => Chat)
  const { unmount } = await show(load)
  unmount()
  await show(load)
  expect(screen.getByText('第7场')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})
