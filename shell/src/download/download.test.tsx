import { makeRemoteMeta } from '@saidian/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderShell } from '../testing/render-shell'
import { isBannerShown, mayAskToDownload } from './download.rules'

const metas = [
  makeRemoteMeta({
    routes: [
      { path: '/live/hot', title: '热门', layout: 'tabbar-list', tab: 'scores' },
      { path: '/live/zq/detail/:id?', title: '比赛', layout: 'down-tips' },
      { path: '/news/:type', title: '头条', layout: 'tabbar-list', tab: 'headlines' },
      { path: '/download', title: '下载', layout: 'default' },
      { path: '/message/chat', title: '聊天', layout: 'default' },
    ],
  }),
]
/** 23:59 and 00:01 in Beijing. */
const LATE = Date.parse('2026-11-21T15:59:00Z')
const AFTER_MIDNIGHT = Date.parse('2026-11-21T16:01:00Z')
const QUESTION = '下载APP，体验完整功能'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: LATE })
})
afterEach(() => jest.useRealTimers())

const open = (path: string) => renderShell({ path, metas })
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms))

test('hides the banner in the installed app and for the rest of the Beijing day after ×', () => {
  const seen = { isStandalone: false, hiddenOn: null, now: LATE }
  expect(isBannerShown(seen)).toBe(true)
  expect(isBannerShown({ ...seen, isStandalone: true })).toBe(false)
  expect(isBannerShown({ ...seen, hiddenOn: '2026-11-21' })).toBe(false)
  expect(isBannerShown({ ...seen, hiddenOn: '2026-11-21', now: AFTER_MIDNIGHT })).toBe(true)
})

test('the banner shows name and slogan of the product and links to /download', async () => {
  const shell = await open('/live/hot')
  expect(screen.getByText('赛点直播')).toBeVisible()
  expect(screen.getByText('顶级体育赛事直播APP')).toBeVisible()
  await act(async () => void fireEvent.click(screen.getByText('立即下载')))
  expect(shell.location()).toBe('/download')
  expect(screen.queryByText('立即下载')).toBeNull()
})

test('× hides the banner on further pages until the day ends', async () => {
  const first = await open('/live/hot')
  fireEvent.click(screen.getByRole('button', { name: '今天不再显示' }))
  expect(screen.queryByText('立即下载')).toBeNull()
  first.unmount()
  const second = await open('/news/1002')
  expect(screen.queryByText('立即下载')).toBeNull()
  second.unmount()
  jest.setSystemTime(AFTER_MIDNIGHT)
  await open('/news/1002')
  expect(screen.getByText('立即下载')).toBeVisible()
})

test('the dialog opens once a day, after 20 s on a page', async () => {
  const shell = await open('/news/1002')
  await wait(19_000)
  expect(shell.host.dialogs).toEqual([])
  await wait(2_000)
  expect(shell.host.dialogs).toEqual([QUESTION])
  expect(shell.host.navigated).toEqual(['/download'])
  shell.unmount()
  const again = await open('/news/1002')
  await wait(60_000)
  expect(again.host.dialogs).toEqual([])
})

test.each(['/live/hot', '/live/zq/detail/5', '/message/chat?id=7', '/download', '/nowhere'])(
  'the dialog never opens over %s',
  async (path) => {
    const shell = await open(path)
    await wait(120_000)
    expect(shell.host.dialogs).toEqual([])
  },
)

test('the installed app never opens the dialog', async () => {
  const [meta = makeRemoteMeta()] = metas
  const page = {
    meta,
    route: { path: '/news/:type', title: '头条', layout: 'tabbar-list' as const },
  }
  expect(mayAskToDownload({ isStandalone: false, askedOn: null, now: LATE, page })).toBe(true)
  expect(mayAskToDownload({ isStandalone: true, askedOn: null, now: LATE, page })).toBe(false)
  expect(mayAskToDownload({ isStandalone: false, askedOn: '2026-11-21', now: LATE, page })).toBe(
    false,
  )
  expect(
    mayAskToDownload({ isStandalone: false, askedOn: '2026-11-21', now: AFTER_MIDNIGHT, page }),
  ).toBe(true)
})
