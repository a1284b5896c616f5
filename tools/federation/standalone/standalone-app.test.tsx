import { login, sendCode } from '@saidian/shared/contracts/accounts'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { type RemoteModule, useContributions } from '@saidian/shared/host'
import { createMemoryHistory } from '@saidian/shared/router'
import { sessionSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeRemoteMeta,
} from '@saidian/shared/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StandaloneApp } from './standalone-app'

const route = (path: string, guard?: string): RemoteMeta['routes'][number] => ({
  path,
  title: path,
  layout: 'default',
  ...(guard && { guard }),
})
const link = (title: string, guard?: string) => ({
  id: title,
  title,
  to: '/open',
  icon: 'heart',
  group: 'mine',
  order: 1,
  ...(guard && { guard }),
})
const description = makeRemoteMeta({
  name: 'mf_alone',
  routes: [route('/open'), route('/mine', 'authenticated'), route('/secret', 'vip')],
  contributes: { 'user.entries': [link('自己的入口'), link('会员的入口', 'authenticated')] },
} as Partial<RemoteMeta>)

function Open() {
  const entries = useContributions('user.entries')
  const tabs = useContributions('match.tabs')
  return (
    <main>
      <ul>
        {entries.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p>{tabs.length}个页签</p>
    </main>
  )
}
const pages: Record<string, () => React.ReactNode> = {
  '/open': Open,
  '/mine': () => '我的内容',
  '/secret': () => '秘密',
}

const CODE = { retryAfterMs: 60_000, expiresInMs: 300_000, code: '123456' }
const TOKEN = answer({ token: 'real', expiresAt: 2_000_000_000, isNew: true })

/** Opens a page of a remote alone, over a backend that answers so. */
async function open(path: string, sent: FakeAnswer = answer(CODE), more = pages) {
  const http = createFakeHttp({
    [`POST ${sendCode.path}`]: sent,
    [`POST ${login.path}`]: TOKEN,
  })
  const world = createWorld({ http })
  const history = createMemoryHistory(path)
  const remote: RemoteModule = {
    name: 'mf_alone',
    contract: 1,
    routes: () =>
      Object.entries(more).map(([path, Component]) => ({
        path,
        lazy: async () => ({ Component }),
      })),
  }
  const { store, host } = world
  await act(async () =>
    render(<StandaloneApp {...{ remote, description, store, host, history }} />),
  )
  const location = () => history.location.pathname + history.location.search
  return { ...world, location }
}
const choose = (who: '游客' | '会员') => userEvent.click(screen.getByRole('tab', { name: who }))
const addresses = (requests: { url: string }[]) => requests.map(({ url }) => url)

test('a visitor of a guarded page switches to a member there and returns to it', async () => {
  const { http, store, location } = await open('/mine?part=1')
  expect(screen.getByRole('status')).toHaveTextContent('切换为会员')
  expect(screen.queryByText('我的内容')).toBeNull()
  expect(location()).toBe('/user/login?back=%2Fmine%3Fpart%3D1')

  await choose('会员')
  expect(await screen.findByText('我的内容')).toBeVisible()
  expect(location()).toBe('/mine?part=1')
  expect(store.getState().session.auth).toEqual({ token: 'real' })
  expect(screen.getByRole('tab', { name: '会员' })).toHaveAttribute('aria-selected', 'true')
  const [asked, entered] = http.requests
  expect(asked?.body).toMatchObject({ purpose: 'login' })
  expect(entered?.body).toMatchObject({ way: 'code', code: '123456', agreed: true })
})

test('the switch to a visitor closes a guarded page, and back needs no second code', async () => {
  const { http, store } = await open('/mine')
  await choose('会员')
  await screen.findByText('我的内容')
  await choose('游客')
  expect(await screen.findByRole('status')).toHaveTextContent('切换为会员')
  expect(store.getState().session.auth).toBeNull()
  await choose('会员')
  expect(await screen.findByText('我的内容')).toBeVisible()
  expect(addresses(http.requests)).toEqual([sendCode.path, login.path])
})

test('a login that the backend has ended is not used a third time', async () => {
  const { http, store } = await open('/mine')
  await choose('会员')
  await choose('游客')
  await choose('会员')
  act(() => void store.dispatch(sessionSlice.actions.loggedOut()))
  await choose('会员')
  await screen.findByText('我的内容')
  expect(addresses(http.requests)).toEqual([sendCode.path, login.path, sendCode.path, login.path])
})

test.each([
  [
    'gives no code',
    answer({ ...CODE, code: undefined }),
    '后端没有给出验证码：请用 SMS_DEV=1 启动后端',
  ],
  ['limits codes', apiError('account.code_too_soon'), '验证码发送太频繁，请稍后再试'],
])('a backend that %s is named, and the visitor stays one', async (_, sent, text) => {
  const { host, store } = await open('/open', sent)
  await choose('会员')
  await waitFor(() => expect(host.toasts).toEqual([text]))
  expect(store.getState().session.auth).toBeNull()
})

test('a remote with the login page shows its own to a visitor', async () => {
  await open('/mine', answer(CODE), { ...pages, '/user/login': () => '自己的登录页' })
  expect(await screen.findByText('自己的登录页')).toBeVisible()
})

test('an unknown guard shows 500 with its name and never the page', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { host } = await open('/secret')
  expect(screen.getByText('Unknown middleware vip')).toBeVisible()
  expect(screen.queryByText('秘密')).toBeNull()
  expect(host.reported).toHaveLength(1)
  logged.mockRestore()
})

test('places show what the remote contributes itself; absent remotes leave no hole', async () => {
  await open('/open')
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(listed()).toEqual(['自己的入口'])
  expect(screen.getByText('0个页签')).toBeVisible()
  await choose('会员')
  await waitFor(() => expect(listed()).toEqual(['自己的入口', '会员的入口']))
})

test('an address without a page lists the pages of the remote', async () => {
  await open('/')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    Object.keys(pages),
  )
})
