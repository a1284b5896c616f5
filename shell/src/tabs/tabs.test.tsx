import { messagesSlice, sessionSlice } from '@saidian/shared/store'
import { makeRemoteMeta } from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderShell } from '../testing/render-shell'
import { tabsOf } from './tabs.rules'

const metas = [
  makeRemoteMeta(),
  makeRemoteMeta({
    name: 'mf_vlive',
    titleZh: '直播',
    routes: [{ path: '/vlive/:type?', title: '直播', layout: 'vlive', tab: 'streams' }],
  }),
  makeRemoteMeta({
    name: 'mf_user',
    titleZh: '我的',
    routes: [{ path: '/user/login', title: '登录', layout: 'user', guard: 'not-authenticated' }],
  }),
]
const bar = () => screen.getByRole('navigation', { name: '主导航' })

test('the tabs are in order; the ChatGPT variant has ChatGPT in place of messages', () => {
  expect(tabsOf({ chatGptVariant: false }).map(({ title }) => title)).toEqual([
    '赛事',
    '头条',
    '直播',
    '消息',
    '我的',
  ])
  expect(tabsOf({ chatGptVariant: true }).map(({ to }) => to)).toEqual([
    '/live/hot',
    '/news/1002/',
    '/vlive/0',
    '/ChatGPT',
    '/user',
  ])
})

test('shows the badge only with a login and unread messages', async () => {
  const { store } = await renderShell({ path: '/live/hot', metas })
  const messages = within(bar()).getByRole('link', { name: /消息/ })
  act(() => void store.dispatch(messagesSlice.actions.noticesCounted(120)))
  expect(messages).toHaveTextContent(/^消息$/)
  act(() => void store.dispatch(sessionSlice.actions.loggedIn({ token: 't' })))
  expect(messages).toHaveTextContent('99+')
  expect(messages).toHaveAccessibleName('120条未读 消息')
})

test('another tab keeps the bar and moves the active mark; a touch starts loading', async () => {
  const shell = await renderShell({ path: '/live/hot', metas })
  const before = bar()
  expect(within(before).getByRole('link', { name: '赛事' })).toHaveAttribute('aria-current', 'page')
  const streams = within(before).getByRole('link', { name: '直播' })
  fireEvent.pointerDown(streams)
  await act(async () => void fireEvent.click(streams))
  expect(shell.warmed).toEqual(['/vlive/0'])
  expect(shell.location()).toBe('/vlive/0')
  expect(bar()).toBe(before)
  expect(streams).toHaveAttribute('aria-current', 'page')
})

test('prefetches the pages behind the tabs when the browser is idle', async () => {
  globalThis.requestIdleCallback = (act) => setTimeout(act) as unknown as number
  const shell = await renderShell({ path: '/live/hot', metas })
  expect(shell.prefetched).toEqual([])
  await waitFor(
    () => expect(shell.prefetched).toEqual(tabsOf({ chatGptVariant: false }).map(({ to }) => to)),
    {
      timeout: 6_000,
    },
  )
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
})

test('a route of an unpublished remote shows that inside its layout', async () => {
  await renderShell({ path: '/vlive/0', metas })
  expect(screen.getByText('频道未上线')).toBeVisible()
  expect(bar()).toBeVisible()
})

test('the user layout has neither banner nor tabs', async () => {
  await renderShell({ path: '/user/login', metas })
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByText('立即下载')).toBeNull()
})
