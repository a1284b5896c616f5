import { sessionSlice } from '@saidian/shared/store'
import { createWorld, makeRemoteMeta } from '@saidian/shared/testing'
import { beginFirstPage } from './begin-first-page'
import { createRouteTable } from './route-table'

const meta = makeRemoteMeta({
  name: 'mf_user',
  titleZh: '我的',
  routes: [
    { path: '/user', title: '我的', layout: 'tabbar-list' },
    { path: '/user/history', title: '历史', layout: 'default', guard: 'authenticated' },
    { path: '/user/old', title: '旧', layout: 'default', redirect: '/user' },
  ],
})
const pageAt = createRouteTable([meta])

function begunAt(here: string, { isPublished = true, isLoggedIn = false } = {}): string[] {
  const begun: string[] = []
  const { store } = createWorld()
  if (isLoggedIn) store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  const federation = {
    isPublished: () => isPublished,
    begin: async (...names: string[]) => void begun.push(...names),
  }
  void beginFirstPage({ federation, found: pageAt(here), store, here })
  return begun
}

test('begins to load the page of the address', () => {
  expect(begunAt('/user')).toEqual(['mf_user', '/user'])
})

test('begins nothing that will not be shown', () => {
  expect(begunAt('/user', { isPublished: false })).toEqual([])
  expect(begunAt('/nowhere')).toEqual([])
  expect(begunAt('/user/old')).toEqual([])
  expect(begunAt('/user/history')).toEqual([])
  expect(begunAt('/user/history', { isLoggedIn: true })).toEqual(['mf_user', '/user/history'])
})
