import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareSheet, type VersusCard } from '.'
import { linesOf, shortened } from './card/pen'
import { textOfCard } from './card/share-card'
import { qrMatrix } from './qr/qr-matrix'

const side = { teamId: 1, colors: ['#ef0107', '#063672'], mark: '阿', iso: null } as const
const CARD: VersusCard = {
  kind: 'versus',
  caption: '英超 第12轮',
  time: '2026年11月22日 21:00',
  sides: [
    { ...side, name: '阿森纳' },
    { ...side, name: '切尔西' },
  ],
  centre: '2 - 1',
  note: '下半场',
}
const LINK = 'http://localhost/live/zq/detail/7'

function open() {
  const close = jest.fn()
  render(
    <ShareSheet title="阿森纳 对 切尔西" path="/live/zq/detail/7" card={CARD} onClose={close} />,
  )
  return close
}

/** Replaces parts of the browser for one test. */
function withBrowser(parts: { clipboard?: unknown; share?: unknown; execCommand?: unknown }) {
  const { execCommand, ...navigatorParts } = parts
  Object.assign(document, { execCommand })
  for (const [name, value] of Object.entries({
    clipboard: undefined,
    share: undefined,
    ...navigatorParts,
  })) {
    Object.defineProperty(navigator, name, { configurable: true, value })
  }
}

const copy = () => userEvent.click(screen.getByRole('button', { name: '复制链接' }))

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((message) => {
    // jsdom has no canvas and says so.
    if (!String(message).includes('getContext')) throw message
  })
})
afterEach(() => jest.restoreAllMocks())
// A toast of the last test would outlive its page.
afterAll(() =>
  waitFor(() => expect(document.querySelector('.toast')).toBeNull(), { timeout: 5_000 }),
)

test('copies the link', async () => {
  const written: string[] = []
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  open()
  withBrowser({ clipboard })
  await copy()
  expect(written).toEqual([LINK])
  expect(await screen.findByText('链接已复制')).toBeVisible()
})

test('copies without a permission by a selection', async () => {
  const selected: string[] = []
  const execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement
    selected.push(field.value.slice(field.selectionStart, field.selectionEnd))
    return true
  }
  open()
  const clipboard = { writeText: () => Promise.reject(new Error('denied')) }
  withBrowser({ clipboard, execCommand })
  await copy()
  await waitFor(() => expect(selected).toEqual([LINK]))
  expect(screen.getByRole('button', { name: '复制链接' })).toHaveFocus()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('shows the link selected where nothing may copy it', async () => {
  open()
  withBrowser({ execCommand: () => false })
  await copy()
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '请长按复制链接' })
  expect(field).toHaveValue(LINK)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length])
})

test('a browser that cannot draw says so, and code and link still work', async () => {
  withBrowser({})
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('卡片暂时无法生成')
  screen.getByRole('tab', { name: '分享卡片' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: '二维码' })).toHaveFocus()
  expect(screen.getByRole('img', { name: '阿森纳 对 切尔西的二维码' })).toBeVisible()
})

test('offers the sheet of the system where there is one, and a user may close it', async () => {
  withBrowser({})
  const { unmount } = render(
    <ShareSheet title="阿森纳 对 切尔西" path="/" card={CARD} onClose={() => undefined} />,
  )
  expect(screen.queryByRole('button', { name: '分享给好友' })).toBeNull()
  unmount()
  const shared: ShareData[] = []
  const share = (data: ShareData) => {
    shared.push(data)
    return Promise.reject(new DOMException('closed', 'AbortError'))
  }
  withBrowser({ share })
  open()
  await userEvent.click(screen.getByRole('button', { name: '分享给好友' }))
  expect(shared).toEqual([{ title: '阿森纳 对 切尔西', url: LINK }])
  expect(screen.queryByText('分享失败，可复制链接')).toBeNull()
})

test('its × closes it and leaves no step in the history', async () => {
  window.history.pushState({ idx: 1 }, '', '/live/zq/detail/7')
  const close = open()
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(window.history.state).toEqual({ idx: 1 })
})

test('the words of a card leave out what it does not show', () => {
  expect(textOfCard(CARD)).toBe('英超 第12轮，2026年11月22日 21:00，阿森纳 2 - 1 切尔西，下半场')
  expect(textOfCard({ ...CARD, centre: 'VS', note: '' })).not.toMatch(/2 - 1|下半场/)
})

test('a name that is too long ends in …', () => {
  const fits = (part: string) => [...part].length <= 4
  expect(shortened('图卢兹', fits)).toBe('图卢兹')
  expect(shortened('门兴格拉德巴赫', fits)).toBe('门兴格…')
})

test('a text breaks into lines, and the last one says that there is more', () => {
  const fits = (part: string) => [...part].length <= 4
  expect(linesOf('登顶', 2, fits)).toEqual(['登顶'])
  expect(linesOf('主场逆转登顶', 2, fits)).toEqual(['主场逆转', '登顶'])
  expect(linesOf('不莱梅4-2取胜', 3, fits)).toEqual(['不莱梅', '4-2取', '胜'])
  expect(linesOf('主场逆转登顶英超积分榜', 2, fits)).toEqual(['主场逆转', '登顶英…'])
})

test('a code is a square with the three corners that scanners look for', () => {
  const rows = qrMatrix(LINK)
  expect(rows.every((row) => row.length === rows.length)).toBe(true)
  const corner = (top: number, left: number) =>
    rows.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map(Number)
        .join(''),
    )
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  const far = rows.length - 7
  expect([corner(0, 0), corner(0, far), corner(far, 0)]).toEqual([finder, finder, finder])
})
