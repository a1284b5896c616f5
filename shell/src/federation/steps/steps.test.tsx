import type { Host, RemoteModule } from '@saidian/shared/host'
import { createWorld } from '@saidian/shared/testing'
import { checkDoor } from './check-door'
import { loadPage } from './load-page'
import { type RemoteRouteObject, readRoutes } from './read-routes'
import { setupRemote } from './setup-remote'

const host = {} as Host
const door = (given: Partial<RemoteModule> = {}): RemoteModule => ({
  name: 'mf_live',
  contract: 1,
  routes: () => [],
  ...given,
})

describe('the door', () => {
  test('of the remote that was asked for passes', () => {
    expect(checkDoor('mf_live', door())).toMatchObject({ name: 'mf_live' })
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['another remote', door({ name: 'mf_user' })],
    ['a contract of the future', door({ contract: 99 })],
    ['no routes', { ...door(), routes: undefined }],
  ])('that is %s is refused with the name that was asked for', (_, value) => {
    expect(() => checkDoor('mf_live', value)).toThrow(
      expect.objectContaining({ kind: 'contract', remote: 'mf_live' }),
    )
  })
})

test('setup gets the host and a signal; what it throws is the remote’s fault', async () => {
  const seen: unknown[] = []
  const { signal } = new AbortController()
  await setupRemote(door({ setup: (...given) => void seen.push(...given) }), host, signal)
  expect(seen).toEqual([host, signal])
  const throwing = door({ setup: () => Promise.reject(new Error('no')) })
  await expect(setupRemote(throwing, host, signal)).rejects.toMatchObject({ kind: 'execution' })
})

test('routes that throw or are no list are refused', () => {
  const throwing = door({
    routes: () => {
      throw new Error('no')
    },
  })
  expect(() => readRoutes(throwing, host)).toThrow(expect.objectContaining({ kind: 'execution' }))
  expect(() => readRoutes(door({ routes: () => 'none' as never }), host)).toThrow(
    expect.objectContaining({ kind: 'contract' }),
  )
})

describe('a page', () => {
  const Page = () => <h1>page</h1>
  const { store } = createWorld()
  const open = (routes: RemoteRouteObject[], path: string) =>
    loadPage({ remote: 'mf_live', routes, path, dispatch: store.dispatch })

  test('comes from the component, the element or the lazy part of its route', async () => {
    const routes = [
      { path: '/a', Component: Page },
      { path: '/b', lazy: async () => ({ Component: Page }) },
      { path: '/c', element: <Page /> },
    ]
    expect(await open(routes, '/a')).toBe(Page)
    expect(await open(routes, '/b')).toBe(Page)
    expect(await open(routes, '/c')).toBeInstanceOf(Function)
  })

  test('that the published version does not have is missing, not broken', async () => {
    await expect(open([], '/a')).rejects.toMatchObject({ kind: 'missing-page' })
    await expect(open([{ path: '/a' }], '/a')).rejects.toMatchObject({ kind: 'missing-page' })
  })

  test('whose chunk did not come is asked for anew at the next attempt', async () => {
    let tries = 0
    const lazy = async () => {
      tries += 1
      if (tries === 1) throw new Error('Loading chunk 1 failed')
      return { Component: Page }
    }
    await expect(open([{ path: '/a', lazy }], '/a')).rejects.toThrow('chunk')
    expect(await open([{ path: '/a', lazy }], '/a')).toBe(Page)
  })

  test('is there when its loader has read what it shows', async () => {
    const read: unknown[] = []
    const loader = async ({ context }: { context: unknown }) => {
      await Promise.resolve()
      read.push(context)
      return null
    }
    expect(await open([{ path: '/a', Component: Page, loader }], '/a')).toBe(Page)
    expect(read).toEqual([{ dispatch: store.dispatch }])
  })

  test('does not wait for a loader that is slow, and not at all for one that failed', async () => {
    const slow = () => new Promise<null>(() => {})
    const broken = () => {
      throw new Error('no data')
    }
    expect(await open([{ path: '/a', Component: Page, loader: slow }], '/a')).toBe(Page)
    expect(await open([{ path: '/a', Component: Page, loader: broken }], '/a')).toBe(Page)
  })
})
