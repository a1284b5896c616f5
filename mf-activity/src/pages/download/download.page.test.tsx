import { type AppResource, getAppResource } from '@saidian/shared/contracts/app'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AndroidPage, BrowserStepsPage, DownloadPage, IosStepsPage } from '.'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/125.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0) Chrome/125.0 Safari/537.36'
const APP: AppResource = {
  appName: '赛点直播',
  appHost: 'https://saidian.example',
  android: null,
  ios: null,
}

let device: jest.SpyInstance
const on = (userAgent: string) => {
  device = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}
afterEach(() => device.mockRestore())

function open(
  reply: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>) = answer(APP),
  page = <DownloadPage />,
) {
  const http = createFakeHttp({ [`GET ${getAppResource.path}`]: reply })
  return renderWithStore(page, { path: '/download', world: createWorld({ http }) })
}

test('an iPhone is led to its steps', async () => {
  on(IPHONE)
  const { host } = open()
  expect(await screen.findByRole('heading', { name: '赛点直播' })).toBeVisible()
  expect(screen.getByText('向上滑动菜单，选择“添加到主屏幕”')).toBeVisible()
  expect(screen.queryByRole('img', { name: '下载页的二维码' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '添加到主屏幕' }))
  expect(host.navigated).toEqual(['/download/ios-down'])
})

test.each([
  [IPHONE, '前往 App Store 下载', 'https://apps.apple.com/app/id1'],
  [ANDROID, '下载安卓版', 'https://saidian.example/saidian.apk'],
])('a configured store is one tap away on %s', async (userAgent, name, address) => {
  on(userAgent)
  open(
    answer({
      ...APP,
      ios: 'https://apps.apple.com/app/id1',
      android: 'https://saidian.example/saidian.apk',
    }),
  )
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address)
})

test('Chromium installs the page by its own dialog', async () => {
  on(ANDROID)
  const prompt = jest.fn(async () => undefined)
  open()
  await screen.findByRole('button', { name: '添加到主屏幕' })
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(offer))
  await userEvent.click(screen.getByRole('button', { name: '安装到桌面' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: '添加到主屏幕' })).toBeVisible()
})

test('a wide screen shows a code for the phone', async () => {
  on(DESKTOP)
  open()
  expect(await screen.findByRole('img', { name: '下载页的二维码' })).toBeInTheDocument()
})

test('the steps are there while the resource loads and after it failed', async () => {
  on(IPHONE)
  const answers = [apiError('server.fault'), answer(APP)]
  open(() => answers.shift() ?? 'no network')
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  expect(screen.getByText('向上滑动菜单，选择“添加到主屏幕”')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByRole('heading', { name: '赛点直播' })).toBeVisible()
})

test('the page of Android names the package, or says that there is none', async () => {
  on(ANDROID)
  const first = open(answer({ ...APP, android: 'https://saidian.example/a.apk' }), <AndroidPage />)
  expect(await screen.findByRole('link', { name: '下载安卓版' })).toBeVisible()
  first.unmount()
  open(answer(APP), <AndroidPage />)
  expect(await screen.findByText(/无需安装包/)).toBeVisible()
})

test('the pages of steps show the browsers of their system', () => {
  on(IPHONE)
  open(answer(APP), <IosStepsPage />).unmount()
  open(answer(APP), <BrowserStepsPage />)
  expect(screen.getAllByRole('region')).toHaveLength(5)
})
