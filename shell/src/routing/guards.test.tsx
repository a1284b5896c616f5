import { sessionSlice } from '@saidian/shared/store'
import { makeRemoteMeta } from '@saidian/shared/testing'
import { act, screen } from '@testing-library/react'
import { renderShell } from '../testing/render-shell'

const meta = makeRemoteMeta({
  name: 'mf_message',
  titleZh: '消息',
  routes: [
    {
      path: '/message',
      title: '消息',
      layout: 'tabbar-list',
      guard: 'authenticated',
      tab: 'messages',
    },
    { path: '/user/login', title: '登录', layout: 'user', guard: 'not-authenticated' },
    { path: '/secret', title: '密', layout: 'default', guard: 'vip' },
    { path: '/live', title: '赛事', layout: 'tabbar-list', redirect: '/message' },
    { path: '/away', title: '外', layout: 'tabbar-list', redirect: '//evil.example' },
  ],
})
const pages = {
  '/message': () => '我的消息',
  '/user/login': () => '登录页',
  '/secret': () => '秘密',
}
const open = (path: string) => renderShell({ path, metas: [meta], pages })
const { loggedIn, loggedOut } = sessionSlice.actions

test('redirects a visitor of a guarded page to the login and back after it', async () => {
  const shell = await open('/message?unread=1')
  await screen.findByText('登录页')
  expect(shell.location()).toBe('/user/login?back=%2Fmessage%3Funread%3D1')
  await act(async () => void shell.store.dispatch(loggedIn({ token: 't' })))
  await screen.findByText('我的消息')
  expect(shell.location()).toBe('/message?unread=1')
})

test('a logout in any tab closes a guarded page at once', async () => {
  const shell = await open('/user/login?back=%2Fmessage')
  await screen.findByText('登录页')
  await act(async () => void shell.store.dispatch(loggedIn({ token: 't' })))
  await screen.findByText('我的消息')
  await act(async () => void shell.store.dispatch(loggedOut()))
  await screen.findByText('登录页')
  expect(screen.queryByText('我的消息')).toBeNull()
})

test('an unknown guard shows 500 with its name and never the page', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const shell = await open('/secret')
  expect(await screen.findByText('应用程序异常')).toBeVisible()
  expect(screen.getByText('500')).toBeVisible()
  expect(screen.getByText('Unknown middleware vip')).toBeVisible()
  expect(screen.queryByText('秘密')).toBeNull()
  expect(shell.host.reported).toHaveLength(1)
  logged.mockRestore()
})

test('follows a redirect of a remote.json', async () => {
  const shell = await open('/live')
  await screen.findByText('登录页')
  expect(shell.location()).toBe('/user/login?back=%2Fmessage')
})

test('does not follow a redirect that leaves the product', async () => {
  const shell = await open('/away')
  expect(await screen.findByText('页面不存在')).toBeVisible()
  expect(shell.location()).toBe('/away')
})

test('a way back that browsers read as another site leads to the home page', async () => {
  const shell = await open('/user/login?back=/%09/evil')
  await screen.findByText('登录页')
  await act(async () => void shell.store.dispatch(loggedIn({ token: 't' })))
  expect(shell.location()).toBe('/live/hot')
})

test('an unknown address shows 页面不存在 with a link to the home page', async () => {
  const shell = await open('/nowhere')
  expect(screen.getByText('页面不存在')).toBeVisible()
  expect(screen.getByText('404')).toBeVisible()
  await act(async () => screen.getByRole('link', { name: '返回首页' }).click())
  expect(shell.location()).toBe('/live/hot')
})
