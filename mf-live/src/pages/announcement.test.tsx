import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeFootballList,
  makeMatch,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HotPage } from './hot.page'

const LIST = 'GET /live/football/v1_1/live'
const CONFIG = 'GET /tj/operate/config'
const list = () => answer(makeFootballList([makeMatch()], { serverAt: Date.now() }))
const OLDER = { id: '7', text: '欧冠赛程已更新', link: '/live/zq/sc' }
const NEWEST = { id: '8', text: '今晚23点维护', link: null }
const announced = (...notices: object[]) => answer({ notices })

function openPage(
  config: FakeAnswer | (() => FakeAnswer),
  rows: () => FakeAnswer | Promise<FakeAnswer> = list,
) {
  const http = createFakeHttp({
    [LIST]: rows,
    [CONFIG]: config,
    'GET /live/odds/list': answer([]),
  })
  const page = renderWithStore(<HotPage />, { path: '/live/hot', world: createWorld({ http }) })
  const asked = () => http.requests.filter(({ url }) => url === '/tj/operate/config')
  return { ...page, asked }
}
const line = () => screen.queryByRole('region', { name: '公告' })
const findLine = () => screen.findByRole('region', { name: '公告' })
const close = () => fireEvent.click(screen.getByRole('button', { name: '关闭公告' }))

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
})
afterEach(() => localStorage.clear())

test('the newest announcement stands after the rows; without a link it is only text', async () => {
  openPage(announced(NEWEST, OLDER))
  const shown = await findLine()
  expect(within(shown).getByText('今晚23点维护')).toBeVisible()
  expect(within(shown).queryByRole('link')).toBeNull()
  expect(screen.queryByText('欧冠赛程已更新')).toBeNull()
  const rows = screen.getByRole('list', { name: '热门比赛' })
  expect(rows.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a link opens its page', async () => {
  const page = openPage(announced(OLDER))
  fireEvent.click(within(await findLine()).getByRole('link', { name: '欧冠赛程已更新' }))
  expect(page.location()).toBe('/live/zq/sc')
})

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
  '%s is never a link',
  async (link) => {
    openPage(announced({ ...NEWEST, link }))
    expect(within(await findLine()).queryByRole('link')).toBeNull()
  },
)

test('× shows the one before, and closes for good on this device', async () => {
  const { unmount } = openPage(announced(NEWEST, OLDER))
  await findLine()
  close()
  expect(await screen.findByText('欧冠赛程已更新')).toBeVisible()
  close()
  expect(line()).toBeNull()
  unmount()

  const again = openPage(announced({ id: '9', text: '新版本上线', link: null }, NEWEST, OLDER))
  expect(await screen.findByText('新版本上线')).toBeVisible()
  close()
  expect(line()).toBeNull()
  again.unmount()
  expect(JSON.parse(localStorage.getItem('live/closedNotices') ?? '')).toEqual(['8', '7', '9'])
})

test('the call waits for the rows and names platform and channel', async () => {
  let sendRows: (rows: FakeAnswer) => void = () => undefined
  const rows = new Promise<FakeAnswer>((resolve) => {
    sendRows = resolve
  })
  const page = openPage(announced(NEWEST), () => rows)
  expect(await screen.findByRole('status', { name: '加载中' })).toBeVisible()
  expect(page.asked()).toEqual([])
  await act(async () => sendRows(list()))
  await findLine()
  expect(page.asked()).toMatchObject([{ query: { platform: 4, channelId: 4 } }])
})

test.each<[string, FakeAnswer]>([
  ['no announcement', announced()],
  ['no network', 'no network'],
  ['an older server', { status: 404, body: '' }],
])('with %s the page is as before', async (_, config) => {
  const page = openPage(config)
  await waitFor(() => expect(page.asked()).toHaveLength(1))
  await waitFor(() => {
    const queries = Object.values(page.store.getState().api.queries)
    expect(queries.map((query) => query?.status)).not.toContain('pending')
  })
  expect(screen.getByRole('list', { name: '热门比赛' })).toBeVisible()
  expect(line()).toBeNull()
})

test('broken memory of the device closes nothing', async () => {
  localStorage.setItem('live/closedNotices', '{"8":true}')
  openPage(announced(NEWEST))
  expect(await findLine()).toBeVisible()
})
