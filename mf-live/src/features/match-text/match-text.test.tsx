import { answer, type FakeAnswer, makeMatchText, makeTextLine } from '@saidian/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { TextPanel } from '../../sports/football/match/panels/text-panel'
import { CALL, neverReply, recoverable, showTab, TOPIC_OF_MATCH } from '../../testing/show-tab'

type Request = { query: unknown }
const show = (given: Parameters<typeof showTab>[1][string], path = '/') =>
  showTab(TextPanel, { [CALL.text]: given }, { path })
const lines = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, place) => makeTextLine({ order: from - place }))
const texts = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)

/** A match with forty loaded lines and twenty older ones. */
const long = ({ query }: Request): FakeAnswer => {
  const { before } = query as { before?: number }
  return before === undefined
    ? answer(makeMatchText({ textLive: lines(60, 21), hasMore: true }))
    : answer(makeMatchText({ textLive: lines(20, 1) }))
}

/** jsdom does not scroll: `reachEnd` simulates that the end of the list becomes visible. */
let reachEnd: () => void = () => undefined
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = () => seen([{ isIntersecting: true }])
    }
    observe = () => undefined
    disconnect = () => undefined
  } as never
  Element.prototype.scrollIntoView = jest.fn()
})

describe('文字', () => {
  it('shows placeholders while it loads', () => {
    show(neverReply)
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('shows the newest line first', async () => {
    show(answer(makeMatchText({ textLive: lines(3, 1) })))
    await screen.findByText('第3句')
    expect(texts()).toEqual(['第3句', '第2句', '第1句'])
    expect(screen.getByText('没有更多了')).toBeInTheDocument()
  })

  it('shows only key lines on request', async () => {
    const key = makeTextLine({ order: 2, main: 1, data: '进球' })
    show(answer(makeMatchText({ textLive: [key, makeTextLine({ order: 1 })] })))
    fireEvent.click(await screen.findByRole('checkbox', { name: '只看关键' }))
    expect(texts()).toEqual(['进球'])
  })

  it('loads older lines at its end, and corrects them', async () => {
    const { live } = show(long)
    await screen.findByText('第21句')
    await act(async () => reachEnd())
    await screen.findByText('第1句')
    expect(texts()).toHaveLength(60)
    await act(async () => live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }))
    const put = [makeTextLine({ order: 5, revision: 2, data: '进球无效', corrected: true })]
    const data = { serverAt: Date.now(), text: { put, gone: ['t7'] } }
    await act(async () => live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq: 1, data }))
    expect((await screen.findByText(/进球无效/)).closest('li')).toHaveTextContent('更正进球无效')
    expect(screen.queryByText('第5句')).toBeNull()
    expect(screen.queryByText('第7句')).toBeNull()
  })

  it('loads no further page while its end is far away', async () => {
    window.IntersectionObserver = class {
      observe: () => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        // Like a browser, reports the position of the end when the observer starts.
        this.observe = () => seen([{ isIntersecting: screen.getAllByRole('listitem').length < 60 }])
      }
      disconnect = () => undefined
    } as never
    const inThree = ({ query }: Request): FakeAnswer => {
      const { before } = query as { before?: number }
      const newest = (before ?? 91) - 1
      return answer(makeMatchText({ textLive: lines(newest, newest - 29), hasMore: newest > 30 }))
    }
    const { http } = show(inThree)
    await screen.findByText('第31句')
    await act(async () => undefined)
    expect(http.requests.filter(({ query }) => 'before' in (query as object))).toHaveLength(1)
  })

  it('loads the first older lines in advance', async () => {
    show(long)
    await screen.findByText('第21句')
    expect(screen.queryByText('第20句')).toBeNull()
    expect(await screen.findByText('第1句', {}, { timeout: 8_000 })).toBeInTheDocument()
  })

  it('offers a retry if older lines fail to load', async () => {
    let isUp = false
    show((request) =>
      'before' in (request.query as object) && !isUp ? 'no network' : long(request),
    )
    await screen.findByText('第21句')
    await act(async () => reachEnd())
    const retry = await screen.findByRole('button', { name: /加载失败/ })
    isUp = true
    fireEvent.click(retry)
    expect(await screen.findByText('第1句')).toBeInTheDocument()
  })

  it('highlights the line of the minute in its address', async () => {
    const textLive = [
      makeTextLine({ order: 2, minute: 30 }),
      makeTextLine({ order: 1, minute: 12 }),
    ]
    const { chosen } = show(answer(makeMatchText({ textLive })), '/?minute=12')
    const line = (await screen.findByText('第1句')).closest('li')
    expect(line).toHaveAttribute('aria-current', 'true')
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([line])
    fireEvent.click(screen.getByRole('button', { name: '回到攻势' }))
    expect(chosen).toEqual([12])
  })

  it('loads older lines up to the minute in its address', async () => {
    const linesByMinute = (from: number, to: number) =>
      lines(from, to).map((line) => ({ ...line, minute: line.order }))
    const inThree = ({ query }: Request): FakeAnswer => {
      const { before } = query as { before?: number }
      if (before === undefined)
        return answer(makeMatchText({ textLive: linesByMinute(90, 61), hasMore: true }))
      return answer(
        makeMatchText({ textLive: linesByMinute(before - 1, before - 30), hasMore: before > 31 }),
      )
    }
    show(inThree, '/?minute=12')
    expect((await screen.findByText('第12句')).closest('li')).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  it('shows an empty state and reloads', async () => {
    const call = recoverable(
      answer(makeMatchText({ textLive: lines(1, 1) })),
      answer(makeMatchText()),
    )
    show(call.reply)
    expect(await screen.findByText('这场比赛还没有文字直播')).toBeInTheDocument()
    call.recover()
    fireEvent.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByText('第1句')).toBeInTheDocument()
  })

  it('shows a failed load and retries', async () => {
    const call = recoverable(answer(makeMatchText({ textLive: lines(2, 1) })))
    show(call.reply)
    const retry = await screen.findByRole('button', { name: '点击重试' })
    call.recover()
    fireEvent.click(retry)
    expect(await screen.findByText('第2句')).toBeInTheDocument()
  })
})
