import type { Host, RemoteModule } from '@saidian/shared/host'
import { createWorld } from '@saidian/shared/testing'
import { loadPage } from './load-page'
import { type RemoteRouteObject, readRoutes } from './read-routes'
import { setupRemote } from './setup-remote'
import { validateRemoteModule } from './validate-remote-module'

const host = {} as Host
const makeModule = (given: Partial<RemoteModule> = {}): RemoteModule => ({
  name: 'mf_live',
  contract: 1,
  routes: () => [],
  ...given,
})

describe('validateRemoteModule', () => {
  test('accepts the requested remote', () => {
    expect(validateRemoteModule('mf_live', makeModule())).toMatchObject({ name: 'mf_live' })
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['another remote', makeModule({ name: 'mf_user' })],
    ['a contract of the future', makeModule({ contract: 99 })],
    ['no routes', { ...makeModule(), routes: undefined }],
  ])('rejects %s with the requested name', (_, value) => {
    expect(() => validateRemoteModule('mf_live', value)).toThrow(
      expect.objectContaining({ kind: 'contract', remote: 'mf_live' }),
    )
  })
})

describe('setupRemote', () => {
  type Setup = NonNullable<RemoteModule['setup']>
  const signals: AbortSignal[] = []
  const run = (setup: Setup) =>
    setupRemote(
      makeModule({
        setup: (host, signal) => {
          signals.push(signal)
          return setup(host, signal)
        },
      }),
      host,
    )
  beforeEach(() => signals.splice(0))
  afterEach(() => jest.useRealTimers())

  test('waits for a setup, whose signal then stays', async () => {
    const seen: unknown[] = []
    await run(async (given) => void seen.push(given))
    expect(seen).toEqual([host])
    expect(signals[0]?.aborted).toBe(false)
  })

  test.each<[string, Setup]>([
    ['throws', () => Promise.reject(new Error('no'))],
    [
      'throws at once',
      () => {
        throw new Error('no')
      },
    ],
  ])('a setup that %s is an execution failure and aborts its signal', async (_, setup) => {
    await expect(run(setup)).rejects.toMatchObject({ kind: 'execution' })
    expect(signals[0]?.aborted).toBe(true)
  })

  test('fails after 8 s, aborts the signal and ignores what comes later', async () => {
    jest.useFakeTimers()
    let finish = () => {}
    const done = run(() => new Promise((resolve) => (finish = resolve)))
    const outcome = expect(done).rejects.toMatchObject({ kind: 'setup-timeout', remote: 'mf_live' })
    await jest.advanceTimersByTimeAsync(7_999)
    expect(signals[0]?.aborted).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await outcome
    expect(signals[0]?.aborted).toBe(true)
    finish()
    await expect(done).rejects.toMatchObject({ kind: 'setup-timeout' })
  })
})

test('rejects routes that throw or are not a list', () => {
  const throwing = makeModule({
    routes: () => {
      throw new Error('no')
    },
  })
  expect(() => readRoutes(throwing, host)).toThrow(expect.objectContaining({ kind: 'execution' }))
  expect(() => readRoutes(makeModule({ routes: () => 'none' as never }), host)).toThrow(
    expect.objectContaining({ kind: 'contract' }),
  )
})

describe('loadPage', () => {
  const Page = () => <h1>page</h1>
  const { host } = createWorld()
  const open = (routes: RemoteRouteObject[], path: string) =>
    loadPage({ remote: 'mf_live', routes, path, host })

  test('returns the component, the element or the lazy component of a route', async () => {
    const routes = [
      { path: '/a', Component: Page },
      { path: '/b', lazy: async () => ({ Component: Page }) },
      { path: '/c', element: <Page /> },
    ]
    expect(await open(routes, '/a')).toBe(Page)
    expect(await open(routes, '/b')).toBe(Page)
    expect(await open(routes, '/c')).toBeInstanceOf(Function)
  })

  test('reports a page that the published version lacks as missing', async () => {
    await expect(open([], '/a')).rejects.toMatchObject({ kind: 'missing-page' })
    await expect(open([{ path: '/a' }], '/a')).rejects.toMatchObject({ kind: 'missing-page' })
  })

  test('requests a failed chunk again at the next attempt', async () => {
    let tries = 0
    const lazy = async () => {
      tries += 1
      if (tries === 1) throw new Error('Loading chunk 1 failed')
      return { Component: Page }
    }
    await expect(open([{ path: '/a', lazy }], '/a')).rejects.toThrow('chunk')
    expect(await open([{ path: '/a', lazy }], '/a')).toBe(Page)
  })

  test('waits for the loader of a route', async () => {
    const read: unknown[] = []
    const loader = async ({ context }: { context: unknown }) => {
      await Promise.resolve()
      read.push(context)
      return null
    }
    expect(await open([{ path: '/a', Component: Page, loader }], '/a')).toBe(Page)
    expect(read).toEqual([host])
  })

  test('does not wait for a slow or failed loader', async () => {
    const slow = () => new Promise<null>(() => {})
    const broken = () => {
      throw new Error('no data')
    }
    expect(await open([{ path: '/a', Component: Page, loader: slow }], '/a')).toBe(Page)
    expect(await open([{ path: '/a', Component: Page, loader: broken }], '/a')).toBe(Page)
  })
})
