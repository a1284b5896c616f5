import { act, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ContributionContext, createContributions, useContributions } from '../host'
import {
  outboxSlice,
  type SettingKey,
  StoreProvider,
  settingLock,
  useFollow,
  useSetting,
} from '../store'
import { createWorld } from '../testing'
import { Icon, type IconProps } from '../ui'
import { SettingControlRow } from './setting-control-row'

// A remote may be newer than the shell: its keys are names that the types of this shell lack.
const KEYS = ['nextYear', 'toString', '__proto__', 'constructor']

function inShell() {
  const { store } = createWorld()
  const list = createContributions({ metas: [], isPublished: () => true, load: async () => ({}) })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>
      <ContributionContext value={list}>{children}</ContributionContext>
    </StoreProvider>
  )
  return { store, wrapper }
}

test.each(KEYS)('setting %s is off, cannot be chosen, and has no line', (name) => {
  const key = name as SettingKey
  const { store, wrapper } = inShell()
  const { result } = renderHook(() => useSetting(key), { wrapper })
  expect(result.current[0]).toBe(false)
  const before = store.getState()
  act(() => result.current[1](true))
  expect(result.current[0]).toBe(false)
  expect(store.getState().settings).toEqual(before.settings)
  expect(store.getState().outbox.settings).toEqual({})
  expect(settingLock(store.getState(), key)).toBeNull()
  const { container } = render(<SettingControlRow setting={key} />, { wrapper })
  expect(container).toBeEmptyDOMElement()
})

test.each(KEYS)('something of kind %s is neither followed nor sent nor remembered', (kind) => {
  const { store, wrapper } = inShell()
  const page = { kind: kind as 'match', sport: null, id: '1', title: 'x' }
  const subject = { ...page, kickoffAt: null }
  const { result } = renderHook(() => useFollow(subject), { wrapper })
  act(() => result.current.toggle())
  expect(result.current.isFollowed).toBe(false)
  act(() => void store.dispatch(outboxSlice.actions.pageVisited(page)))
  expect(store.getState().outbox).toMatchObject({ follows: {}, visits: [] })
})

test.each(KEYS)('icon %s is a point', (name) => {
  render(<Icon name={name as IconProps['name']} label="新图标" />)
  expect(screen.getByRole('img', { name: '新图标' }).innerHTML).toContain('r="1.6"')
})

test.each(KEYS)('to place %s nothing is contributed', (place) => {
  const { wrapper } = inShell()
  const { result } = renderHook(() => useContributions(place as 'match.tabs'), { wrapper })
  expect(result.current).toEqual([])
})
