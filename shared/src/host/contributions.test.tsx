import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { RemoteMeta, WidgetContribution } from '../contracts/registry'
import { StoreProvider, sessionSlice } from '../store'
import { createWorld, makeRemoteMeta } from '../testing'
import { ContributionContext, createContributions, useContributions } from './contributions'

const tab = (id: string, order: number, guard?: string): WidgetContribution => ({
  id,
  title: id,
  order,
  sports: ['football'],
  ...(guard && { guard }),
})
const contributor = (name: string, ...tabs: WidgetContribution[]) =>
  makeRemoteMeta({ name, contributes: { 'match.tabs': tabs } })
const Chat = () => null

/** Contributions of remotes of which one is not published. */
function contributionsOf(...metas: RemoteMeta[]) {
  const loaded: string[] = []
  const list = createContributions({
    metas,
    isPublished: (name) => name !== 'mf_planned',
    load: async (name) => {
      loaded.push(name)
      return { widgets: { 'match.tabs': { chat: async () => Chat } } }
    },
  })
  return { list, loaded }
}

/** What a page lists, by id. */
function listIn(list: ReturnType<typeof createContributions> | null) {
  const { store } = createWorld()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>
      <ContributionContext value={list}>{children}</ContributionContext>
    </StoreProvider>
  )
  const { result } = renderHook(() => useContributions('match.tabs'), { wrapper })
  return { store, ids: () => result.current.map(({ id }) => id) }
}

test('lists contributions of published remotes in order, without their code', () => {
  const { list, loaded } = contributionsOf(
    contributor('mf_message', tab('chat', 80)),
    contributor('mf_planned', tab('ghost', 1)),
    contributor('mf_proposal', tab('tips', 70), tab('ai', 90)),
  )
  expect(listIn(list).ids()).toEqual(['tips', 'chat', 'ai'])
  expect(loaded).toEqual([])
})

test('guards decide who sees a contribution, also after a login', () => {
  const { list } = contributionsOf(
    contributor(
      'mf_message',
      tab('all', 1),
      tab('member', 2, 'authenticated'),
      tab('app', 3, 'user-agent'),
      tab('visitor', 4, 'not-authenticated'),
      tab('unknown', 5, 'vip'),
    ),
  )
  const { store, ids } = listIn(list)
  expect(ids()).toEqual(['all', 'visitor'])
  act(() => void store.dispatch(sessionSlice.actions.loggedIn({ token: 'secret' })))
  expect(ids()).toEqual(['all', 'member', 'app'])
})

test('outside a shell no remote contributes', () => {
  expect(listIn(null).ids()).toEqual([])
})

test('the same person gets the same array, so that pages render no more than needed', () => {
  const { list } = contributionsOf(contributor('mf_message', tab('chat', 80)))
  expect(list('match.tabs', true)).toBe(list('match.tabs', true))
})

test('a widget loads with its remote; one that the module lacks is named', async () => {
  const { list, loaded } = contributionsOf(
    contributor('mf_message', tab('chat', 80), tab('lost', 81)),
  )
  const [chat, lost] = list('match.tabs', false)
  if (!chat || !lost || 'to' in chat || 'to' in lost) throw new Error('no widgets')
  expect(await chat.load()).toBe(Chat)
  expect(loaded).toEqual(['mf_message'])
  await expect(lost.load()).rejects.toThrow('mf_message has no widget lost for match.tabs')
})
