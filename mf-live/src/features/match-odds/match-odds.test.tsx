import {
  answer,
  makeMatchOdds,
  makeOddsHistory,
  makeOddsLine,
  makeOddsQuote,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { OddsPanel } from '../../sports/football/match/panels/odds-panel'
import { CALL, neverReply, recoverable, showTab, TOPIC_OF_MATCH } from '../../testing/show-tab'

type Given = Parameters<typeof showTab>[1][string]
const show = (odds: Given, path = '/', history: Given = answer(makeOddsHistory())) =>
  showTab(OddsPanel, { [CALL.odds]: odds, [CALL.oddsHistory]: history }, { path })
const one = answer(makeMatchOdds())

beforeAll(() => {
  window.scrollTo = jest.fn() as never
})
// jsdom cannot measure text: the chart estimates its width.
HTMLCanvasElement.prototype.getContext = () => null

describe('指数', () => {
  it('shows placeholders while it loads', () => {
    show(neverReply)
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('shows opening and current odds of a company', async () => {
    show(one)
    expect(
      await screen.findByRole('button', { name: /公司3，初 .*0\.90.*即 .*0\.86/ }),
    ).toBeInTheDocument()
  })

  it('says when each company quoted last', async () => {
    const at = 1_770_003_000
    const inplay = makeOddsQuote({ at, minute: 45, addedMinute: 2 })
    show(answer(makeMatchOdds([makeOddsLine({ companyId: 3, inplay })])))
    const row = await screen.findByRole('button', {
      name: /公司3.*即 .*\d\d-\d\d \d\d:\d\d.*45\+2′/,
    })
    expect(row).toHaveTextContent(/公司345\+2′/)
  })

  it('loads another type and stores it in the address', async () => {
    const { http, location } = show(one)
    await screen.findByRole('button', { name: /公司3/ })
    fireEvent.click(screen.getByRole('tab', { name: '大小球' }))
    expect(location()).toContain('type=3')
    await screen.findByRole('button', { name: /公司3/ })
    expect(http.requests.at(-1)?.query).toEqual({ type: 3 })
  })

  it('shows new quotations and suspensions of events', async () => {
    const { live } = show(one)
    await screen.findByRole('button', { name: /公司3/ })
    await act(async () => live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }))
    const publish = (seq: number, given: Parameters<typeof makeOddsQuote>[0]) =>
      act(async () => {
        const odds = [makeOddsLine({ companyId: 3, inplay: makeOddsQuote(given) })]
        live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq, data: { serverAt: Date.now(), odds } })
      })
    await publish(1, { left: 1.04 })
    expect(await screen.findByRole('button', { name: /公司3.*滚 .*1\.04/ })).toBeInTheDocument()
    await publish(2, { suspended: true })
    expect(await screen.findByRole('button', { name: /公司3.*滚 封盘/ })).toBeInTheDocument()
  })

  it('opens the history of a company by its address', async () => {
    const detail = [makeOddsQuote({ at: 1_770_000_600, left: 0.77 }), makeOddsQuote()]
    show(one, '/?company=3', answer(makeOddsHistory(detail)))
    expect((await screen.findAllByText(/0\.77/)).length).toBeGreaterThan(0)
  })

  it('shows the minute of added time of a quotation', async () => {
    const detail = [
      makeOddsQuote({ at: 1_770_004_600, minute: 46 }),
      makeOddsQuote({ at: 1_770_003_000, minute: 45, addedMinute: 3 }),
      makeOddsQuote({ at: 1_770_002_900, minute: 45 }),
    ]
    show(one, '/?company=3', answer(makeOddsHistory(detail)))
    const list = await screen.findByRole('list', { name: '变化' })
    expect([...list.querySelectorAll('time')].map((time) => time.textContent)).toEqual([
      '46′',
      '45+3′',
      '45′',
    ])
  })

  it('closes a history that its address opened and stays on the match', async () => {
    const { location } = show(
      one,
      '/?tab=odds&company=3',
      answer(makeOddsHistory([makeOddsQuote()])),
    )
    fireEvent(await screen.findByRole('dialog'), new Event('cancel'))
    expect(location()).toBe('/?tab=odds')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('updates the history while it is open', async () => {
    let left = 0.77
    const history = () => answer(makeOddsHistory([makeOddsQuote({ at: 1_770_000_900, left })]))
    const { live } = show(
      answer(makeMatchOdds([makeOddsLine({ companyId: 3 })])),
      '/?company=3',
      history,
    )
    expect((await screen.findAllByText(/0\.77/)).length).toBeGreaterThan(0)
    await act(async () => live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }))
    left = 1.23
    const odds = [
      makeOddsLine({ companyId: 3, inplay: makeOddsQuote({ at: 1_990_000_000, left }) }),
    ]
    await act(async () =>
      live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq: 1, data: { serverAt: Date.now(), odds } }),
    )
    const list = await screen.findByRole('list', { name: '变化' })
    await waitFor(() => expect(list).toHaveTextContent('1.23'))
    expect(list).toHaveTextContent('0.77')
  })

  it('loads older quotations on request', async () => {
    const at = 1_770_000_000
    show(one, '/?company=3', ({ query }: { query: unknown }) =>
      (query as { before?: number }).before === at
        ? answer(makeOddsHistory([makeOddsQuote({ at: at - 60, left: 0.55 })]))
        : answer(makeOddsHistory([makeOddsQuote({ at, left: 0.77 })], { hasMore: true })),
    )
    fireEvent.click(await screen.findByRole('button', { name: '看更早的变化' }))
    await waitFor(() =>
      expect(screen.getByRole('list', { name: '变化' })).toHaveTextContent('0.55'),
    )
    expect(screen.queryByRole('button', { name: '看更早的变化' })).toBeNull()
  })

  it('shows a failed load of the history and retries', async () => {
    const call = recoverable(answer(makeOddsHistory([makeOddsQuote({ left: 0.77 })])))
    show(one, '/?company=3', call.reply)
    const retry = await screen.findByRole('button', { name: '点击重试' })
    call.recover()
    fireEvent.click(retry)
    expect((await screen.findAllByText(/0\.77/)).length).toBeGreaterThan(0)
  })

  it('shows an empty state and reloads', async () => {
    const call = recoverable(one, answer(makeMatchOdds([])))
    show(call.reply)
    expect(await screen.findByText('还没有公司开出这项指数')).toBeInTheDocument()
    call.recover()
    fireEvent.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByRole('button', { name: /公司3/ })).toBeInTheDocument()
  })

  it('shows a failed load and retries', async () => {
    const call = recoverable(one)
    show(call.reply)
    const retry = await screen.findByRole('button', { name: '点击重试' })
    call.recover()
    fireEvent.click(retry)
    expect(await screen.findByRole('button', { name: /公司3/ })).toBeInTheDocument()
  })
})
