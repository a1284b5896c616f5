import { HostContext } from '@saidian/shared/host'
import { createWorld, makePageBoot, makePinnedRemote } from '@saidian/shared/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ContainerSource, createContainerSource } from './container-source'
import { createFederation } from './create-federation'
import { remoteRoutes } from './remote-routes'

// The federation runtime needs built files and a browser: `tools/federation/federation.test.ts` has both.
jest.mock('./container-source')

const Page = () => <h1>今日比赛</h1>
const door = {
  name: 'mf_live',
  contract: 1,
  routes: () => [{ path: '/live/hot', lazy: async () => ({ Component: Page }) }],
}
const previous = { version: '0.9.0', base: '/remotes/mf_live/0.9.0/', integrity: {} }

function open(source: Partial<ContainerSource>, { published = true } = {}) {
  jest.mocked(createContainerSource).mockReturnValue({
    doorOf: async () => door,
    doorOfVersion: async () => door,
    hasRun: () => false,
    ...source,
  })
  const { host, store } = createWorld()
  const reload = jest.fn()
  const boot = makePageBoot({
    remotes: published ? [makePinnedRemote({ version: '1.0.0', previous })] : [],
  })
  const federation = createFederation({ boot, host, dispatch: store.dispatch, reload })
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

test('a remote is loaded once, however often it is asked for', async () => {
  const doorOf = jest.fn(async () => door)
  const { federation } = open({ doorOf })
  await Promise.all([federation.load('mf_live'), federation.load('mf_live')])
  await federation.page('mf_live', '/live/hot')
  expect(doorOf).toHaveBeenCalledTimes(1)
})

test('a page that was begun is taken over once; its failure is one failure, and 重试 a fresh attempt', async () => {
  let tries = 0
  const doorOf = async () => {
    tries += 1
    if (tries === 1) throw new Error('ScriptNetworkError: Failed to load script')
    return door
  }
  const opened = open({ doorOf })
  opened.federation.begin('mf_live', '/live/hot')
  await expect(opened.federation.page('mf_live', '/live/hot')).rejects.toThrow(
    'Failed to load script',
  )
  expect(tries).toBe(1)
  expect(await opened.federation.page('mf_live', '/live/hot')).toBe(Page)
})

test('a page that was begun is drawn at once when it is there', async () => {
  const opened = open({})
  expect(opened.federation.loaded('mf_live', '/live/hot')).toBeNull()
  await opened.federation.begin('mf_live', '/live/hot')
  show(opened)
  expect(screen.getByRole('heading', { name: '今日比赛' })).toBeVisible()
})

test('a failed remote is named on the page, and 重试 is a fresh attempt', async () => {
  let tries = 0
  const doorOf = async () => {
    tries += 1
    if (tries === 1) throw new Error('ScriptNetworkError: Failed to load script')
    return door
  }
  const opened = open({ doorOf })
  show(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent('赛事暂时打不开')
  expect(opened.host.reported).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '今日比赛' })).toBeVisible()
})

test('after a second failure the version before takes its place, if the bad one never ran', async () => {
  const doorOfVersion = jest.fn(async () => door)
  const { federation, reload } = open({
    doorOf: () => Promise.reject(new Error('Failed to fetch')),
    doorOfVersion,
  })
  await expect(federation.load('mf_live')).rejects.toMatchObject({ kind: 'files' })
  await expect(federation.load('mf_live')).resolves.toMatchObject({ name: 'mf_live' })
  expect(doorOfVersion).toHaveBeenCalledWith(
    'mf_live',
    expect.objectContaining({ version: '0.9.0' }),
  )
  expect(reload).not.toHaveBeenCalled()
})

test('a bad version that has run is left by one reload, to the version before', async () => {
  const { federation, reload } = open({
    doorOf: () => Promise.reject(new Error('planted')),
    hasRun: () => true,
  })
  for (let attempt = 1; attempt <= 4; attempt += 1)
    await expect(federation.load('mf_live')).rejects.toMatchObject({ kind: 'execution' })
  expect(reload).toHaveBeenCalledTimes(1)

  open({})
  const set = jest.mocked(createContainerSource).mock.lastCall?.[0].set
  expect(set).toMatchObject([{ name: 'mf_live', version: '0.9.0' }])
})

test('a page whose file does not come is renewed once; then the version before is the reader’s next try', async () => {
  const lazy = () => Promise.reject(new Error('Loading chunk 947 failed'))
  const broken = { ...door, routes: () => [{ path: '/live/hot', lazy }] }
  const { federation, reload } = open({ doorOf: async () => broken, hasRun: () => true })
  await expect(federation.page('mf_live', '/live/hot')).rejects.toMatchObject({ kind: 'files' })
  expect(reload).toHaveBeenCalledTimes(1)

  const renewed = open({ doorOf: async () => broken, hasRun: () => true })
  await expect(renewed.federation.page('mf_live', '/live/hot')).rejects.toMatchObject({
    kind: 'files',
  })
  // Nobody reloads a page twice by itself.
  expect(renewed.reload).not.toHaveBeenCalled()
  void renewed.federation.page('mf_live', '/live/hot')
  expect(renewed.reload).toHaveBeenCalledTimes(1)

  open({})
  const set = jest.mocked(createContainerSource).mock.lastCall?.[0].set
  expect(set).toMatchObject([{ name: 'mf_live', version: '0.9.0' }])
})

test('without a network no version is given up', async () => {
  const lazy = () => Promise.reject(new Error('Loading chunk 947 failed'))
  const doorOf = async () => ({ ...door, routes: () => [{ path: '/live/hot', lazy }] })
  const { federation, reload } = open({ doorOf, hasRun: () => true })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (let attempt = 1; attempt <= 3; attempt += 1)
    await expect(federation.page('mf_live', '/live/hot')).rejects.toMatchObject({ kind: 'files' })
  expect(reload).not.toHaveBeenCalled()
  online.mockRestore()
})

test('a page that throws while it is shown stays in its place, and is reported with the remote’s name', async () => {
  let isBroken = true
  const Faulty = () => {
    if (isBroken) throw new Error('planted')
    return <Page />
  }
  const quiet = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const opened = open({
    doorOf: async () => ({ ...door, routes: () => [{ path: '/live/hot', Component: Faulty }] }),
  })
  show(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent('页面运行出错了')
  expect(opened.host.reported).toHaveLength(1)
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '今日比赛' })).toBeVisible()
  quiet.mockRestore()
})

test('a route of a remote that is not published says 频道未上线 and leads home', async () => {
  const opened = open({}, { published: false })
  show(opened)
  expect(screen.getByText('频道未上线')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '返回首页' }))
  expect(opened.host.navigated).toEqual(['/'])
})

test('加载中 stays away from a remote that comes quickly', async () => {
  show(open({}))
  expect(screen.queryByText('加载中')).toBeNull()
  expect(await screen.findByRole('heading', { name: '今日比赛' })).toBeVisible()
})

test('加载中 comes when a remote takes its time', async () => {
  show(open({ doorOf: () => new Promise(() => undefined) }))
  expect(await screen.findByText('加载中')).toBeVisible()
})
