import { HostContext } from '@saidian/shared/host'
import {
  createWorld,
  makePageBoot,
  makePinnedRemote,
  makeRemoteMeta,
} from '@saidian/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { type ContainerSource, createContainerSource } from './container/container-source'
import { createFederation } from './create-federation'
import { remoteRoutes } from './remote-routes'
import { readPageSet } from './versions/page-set'

// The federation runtime needs built files and a browser: `tools/federation/federation.test.ts` has
// both.
jest.mock('./container/container-source')

const Page = () => <h1>今日比赛</h1>
const remoteModule = {
  name: 'mf_live',
  contract: 1,
  routes: () => [{ path: '/live/hot', lazy: async () => ({ Component: Page }) }],
}
const listFile = { file: 'files.00.json', integrity: 'sha384-list' }
const previous = { version: '0.9.0', base: '/remotes/mf_live/0.9.0/', list: listFile }
const list = {
  integrity: { 'remoteEntry.js': 'sha384-x' },
  manifest: { metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } } },
}

function open(source: Partial<ContainerSource>, { published = true } = {}) {
  jest.mocked(createContainerSource).mockReturnValue({
    entryOf: async () => remoteModule,
    entryOfVersion: async () => remoteModule,
    hasRun: () => false,
    ...source,
  })
  const { host } = createWorld()
  const reload = jest.fn()
  const boot = makePageBoot({
    remotes: published ? [makePinnedRemote({ version: '1.0.0', previous })] : [],
    lists: { mf_live: list },
  })
  const federation = createFederation({ boot, pageSet: readPageSet(boot), host, reload })
  return { federation, host, reload }
}

function show({ federation, host }: ReturnType<typeof open>) {
  const [route] = remoteRoutes({
    federation,
    LoadingView: () => <p>加载中</p>,
    goHome: () => host.navigate('/'),
  })
  render(<HostContext value={host}>{route?.element}</HostContext>)
}

beforeEach(() => sessionStorage.clear())

test('loads a remote once for many calls', async () => {
  const entryOf = jest.fn(async () => remoteModule)
  const { federation } = open({ entryOf })
  await Promise.all([federation.load('mf_live'), federation.load('mf_live')])
  await federation.page('mf_live', '/live/hot')
  expect(entryOf).toHaveBeenCalledTimes(1)
})

test('`page` takes over a begun load once; after its failure 重试 loads again', async () => {
  let tries = 0
  const entryOf = async () => {
    tries += 1
    if (tries === 1) throw new Error('Failed to fetch')
    return remoteModule
  }
  const opened = open({ entryOf })
  opened.federation.begin('mf_live', '/live/hot')
  await expect(opened.federation.page('mf_live', '/live/hot')).rejects.toThrow('Failed to fetch')
  expect(tries).toBe(1)
  expect(await opened.federation.page('mf_live', '/live/hot')).toBe(Page)
})

test('renders a begun page at once when it has loaded', async () => {
  const opened = open({})
  expect(opened.federation.loaded('mf_live', '/live/hot')).toBeNull()
  await opened.federation.begin('mf_live', '/live/hot')
  show(opened)
  expect(screen.getByRole('heading', { name: '今日比赛' })).toBeVisible()
})

test('the error names the failed remote, and 重试 loads it again', async () => {
  let tries = 0
  const entryOf = async () => {
    tries += 1
    if (tries === 1) throw new Error('Failed to fetch')
    return remoteModule
  }
  const opened = open({ entryOf })
  show(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent('赛事暂时打不开')
  expect(opened.host.reported).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '今日比赛' })).toBeVisible()
})

test('loads the previous version after two failures if the failed one never ran', async () => {
  const entryOfVersion = jest.fn(async () => remoteModule)
  const { federation, reload } = open({
    entryOf: () => Promise.reject(new Error('Failed to fetch')),
    entryOfVersion,
  })
  await expect(federation.load('mf_live')).rejects.toMatchObject({ kind: 'files' })
  await expect(federation.load('mf_live')).resolves.toMatchObject({ name: 'mf_live' })
  expect(entryOfVersion).toHaveBeenCalledWith(
    'mf_live',
    expect.objectContaining({ version: '0.9.0' }),
  )
  expect(reload).not.toHaveBeenCalled()
})

test('prefetches files of the version that the page loads, after its list', async () => {
  const asked: string[] = []
  const realFetch = globalThis.fetch
  globalThis.fetch = (async (url: string, { integrity }: RequestInit) => {
    asked.push(`${new URL(url).pathname} ${integrity}`)
    return Response.json(list)
  }) as never
  const { federation } = open({ entryOf: () => Promise.reject(new Error('Failed to fetch')) })
  const prefetch = () =>
    federation.prefetchFiles(
      makeRemoteMeta(),
      { path: '/live/hot', title: '比分', layout: 'tabbar-list' },
      new AbortController().signal,
    )
  await prefetch()
  await expect(federation.load('mf_live')).rejects.toMatchObject({ kind: 'files' })
  await federation.load('mf_live')
  await prefetch()
  globalThis.fetch = realFetch
  expect(asked).toEqual([
    // Its list is in the page.
    '/remotes/mf_live/1.0.0/remoteEntry.js sha384-x',
    '/remotes/mf_live/0.9.0/files.00.json sha384-list',
    '/remotes/mf_live/0.9.0/remoteEntry.js sha384-x',
  ])
})

test('reloads once to the previous version when the failed one has run', async () => {
  const { federation, reload } = open({
    entryOf: () => Promise.reject(new Error('planted')),
    hasRun: () => true,
  })
  for (let attempt = 1; attempt <= 4; attempt += 1)
    await expect(federation.load('mf_live')).rejects.toMatchObject({ kind: 'execution' })
  expect(reload).toHaveBeenCalledTimes(1)

  open({})
  const set = jest.mocked(createContainerSource).mock.lastCall?.[0].set
  expect(set).toMatchObject([{ name: 'mf_live', version: '0.9.0' }])
})

test('a missing file of a page reloads once; then 重试 loads the previous version', async () => {
  const lazy = () => Promise.reject(new Error('Loading chunk 947 failed'))
  const broken = { ...remoteModule, routes: () => [{ path: '/live/hot', lazy }] }
  const { federation, reload } = open({ entryOf: async () => broken, hasRun: () => true })
  await expect(federation.page('mf_live', '/live/hot')).rejects.toMatchObject({ kind: 'files' })
  expect(reload).toHaveBeenCalledTimes(1)

  const renewed = open({ entryOf: async () => broken, hasRun: () => true })
  await expect(renewed.federation.page('mf_live', '/live/hot')).rejects.toMatchObject({
    kind: 'files',
  })
  // The page reloads by itself only once.
  expect(renewed.reload).not.toHaveBeenCalled()
  void renewed.federation.page('mf_live', '/live/hot')
  expect(renewed.reload).toHaveBeenCalledTimes(1)

  open({})
  const set = jest.mocked(createContainerSource).mock.lastCall?.[0].set
  expect(set).toMatchObject([{ name: 'mf_live', version: '0.9.0' }])
})

test('gives up no version while offline', async () => {
  const lazy = () => Promise.reject(new Error('Loading chunk 947 failed'))
  const entryOf = async () => ({ ...remoteModule, routes: () => [{ path: '/live/hot', lazy }] })
  const { federation, reload } = open({ entryOf, hasRun: () => true })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (let attempt = 1; attempt <= 3; attempt += 1)
    await expect(federation.page('mf_live', '/live/hot')).rejects.toMatchObject({ kind: 'files' })
  expect(reload).not.toHaveBeenCalled()
  online.mockRestore()
})

test('shows and reports the error of a page that throws while it renders', async () => {
  let isBroken = true
  const Faulty = () => {
    if (isBroken) throw new Error('planted')
    return <Page />
  }
  const quiet = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const opened = open({
    entryOf: async () => ({
      ...remoteModule,
      routes: () => [{ path: '/live/hot', Component: Faulty }],
    }),
  })
  show(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent('页面运行出错了')
  expect(opened.host.reported).toHaveLength(1)
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '今日比赛' })).toBeVisible()
  quiet.mockRestore()
})

test('reloads to the previous version after a page has thrown twice', async () => {
  const quiet = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const Faulty = () => {
    throw new Error('planted')
  }
  const routes = () => [{ path: '/live/hot', Component: Faulty }]
  const opened = open({ entryOf: async () => ({ ...remoteModule, routes }), hasRun: () => true })
  show(opened)
  await screen.findByRole('alert')
  expect(opened.reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(opened.reload).toHaveBeenCalledTimes(1)
  expect(opened.host.reported).toHaveLength(2)
  quiet.mockRestore()

  open({})
  const set = jest.mocked(createContainerSource).mock.lastCall?.[0].set
  expect(set).toMatchObject([{ name: 'mf_live', version: '0.9.0' }])
})

test('a page that stays suspended ends after 8 s, by its name and with 重试', async () => {
  jest.useFakeTimers()
  let isSilent = true
  const never = new Promise<never>(() => undefined)
  const Waiting = () => (isSilent ? use(never) : <Page />)
  const routes = () => [{ path: '/live/hot', Component: Waiting }]
  const opened = open({ entryOf: async () => ({ ...remoteModule, routes }) })
  show(opened)
  await act(() => jest.advanceTimersByTimeAsync(0))
  await act(() => jest.advanceTimersByTimeAsync(7_900))
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('alert')).toHaveTextContent('赛事暂时打不开准备时间太长，已停止加载')
  expect(opened.host.reported.map(String)).toEqual([
    'RemoteError: mf_live: its page took more than 8 s',
  ])
  isSilent = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('heading', { name: '今日比赛' })).toBeVisible()
  jest.useRealTimers()
})

test('code of a page that never comes ends after 8 s', async () => {
  jest.useFakeTimers()
  const lazy = () => new Promise<never>(() => undefined)
  const opened = open({
    entryOf: async () => ({ ...remoteModule, routes: () => [{ path: '/live/hot', lazy }] }),
  })
  const failed = expect(opened.federation.page('mf_live', '/live/hot')).rejects.toMatchObject({
    kind: 'setup-timeout',
    message: 'mf_live: its page took more than 8 s',
  })
  await jest.advanceTimersByTimeAsync(9_000)
  await failed
  jest.useRealTimers()
})

test('a widget that fails twice is given up with its remote, and nothing reloads', async () => {
  const quiet = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const widgets = { 'match.tabs': { chat: () => Promise.reject(new Error('planted')) } }
  const opened = open({ entryOf: async () => ({ ...remoteModule, widgets }), hasRun: () => true })
  const { widgets: isolated } = await opened.federation.load('mf_live')
  const load = isolated?.['match.tabs']?.chat
  for (let attempt = 1; attempt <= 2; attempt += 1)
    await expect(load?.()).rejects.toMatchObject({ remote: 'mf_live', kind: 'execution' })
  expect(opened.reload).not.toHaveBeenCalled()
  open({})
  const set = jest.mocked(createContainerSource).mock.lastCall?.[0].set
  expect(set).toMatchObject([{ name: 'mf_live', version: '0.9.0' }])
  quiet.mockRestore()
})

test('reports the previous version when it fails as well', async () => {
  const { federation, host } = open({
    entryOf: () => Promise.reject(new Error('Failed to fetch')),
    entryOfVersion: () => Promise.reject(new Error('planted')),
  })
  await expect(federation.load('mf_live')).rejects.toMatchObject({ kind: 'files' })
  await expect(federation.load('mf_live')).rejects.toMatchObject({ kind: 'execution' })
  expect(host.reported.map(String)).toEqual([
    expect.stringContaining('Failed to fetch'),
    expect.stringContaining('Failed to fetch'),
    expect.stringContaining('planted'),
  ])
})

test('a route of an unpublished remote shows 频道未上线 and a link to the home page', async () => {
  const opened = open({}, { published: false })
  show(opened)
  expect(screen.getByText('频道未上线')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '返回首页' }))
  expect(opened.host.navigated).toEqual(['/'])
})

test('hides 加载中 for a remote that loads quickly', async () => {
  show(open({}))
  expect(screen.queryByText('加载中')).toBeNull()
  expect(await screen.findByRole('heading', { name: '今日比赛' })).toBeVisible()
})

test('shows 加载中 for a remote that loads slowly', async () => {
  show(open({ entryOf: () => new Promise(() => undefined) }))
  expect(await screen.findByText('加载中')).toBeVisible()
})
