import { renderHook, waitFor } from '@testing-library/react'
import type { Federation } from '../federation'
import { useRemotePage } from './use-remote-page'

const Page = () => <main>设置</main>

/** A federation whose page counts as loaded from its `loadedFrom`th question on. */
function federationOf(loadedFrom: number) {
  let questions = 0
  const loaded = () => (++questions >= loadedFrom ? Page : null)
  return { loaded, page: async () => Page } as unknown as Federation
}

const open = (federation: Federation, attempt = 0) =>
  renderHook(() => useRemotePage({ federation, remote: 'mf_user', path: '/user/set', attempt }))

test('a page that was loaded before is shown by the first render', () => {
  expect(open(federationOf(1)).result.current).toEqual({ state: 'loaded', Page })
})

test('a page that loads between the render and its effect is shown', () => {
  expect(open(federationOf(2)).result.current).toEqual({ state: 'loaded', Page })
})

test.each([
  ['that loads later', 9, 0],
  ['of a new attempt', 2, 1],
])('a page %s is shown when it has loaded', async (_, loadedFrom, attempt) => {
  const { result } = open(federationOf(loadedFrom), attempt)
  expect(result.current).toEqual({ state: 'loading' })
  await waitFor(() => expect(result.current).toEqual({ state: 'loaded', Page }))
})
