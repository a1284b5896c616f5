import {
  answer,
  makeMatch,
  makeMatchHeader,
  makeMatchIncident,
  makeMatchText,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SituationPanel } from '../../sports/football/match/panels/situation-panel'
import {
  CALL,
  MATCH_ID,
  neverReply,
  recoverable,
  showTab,
  TOPIC_OF_MATCH,
} from '../../testing/show-tab'

const show = (given: Parameters<typeof showTab>[1][string], status = 2) =>
  showTab(SituationPanel, { [CALL.text]: given }, { status })
const goal = makeMatchIncident({ player: '林远', otherPlayer: '周牧', minute: 12 })
const corners = (home: number, half = 0) => ({ half, type: 2, home, away: 1 })

// jsdom cannot measure text: the chart estimates its width.
HTMLCanvasElement.prototype.getContext = () => null

describe('赛况', () => {
  it('shows placeholders while it loads', () => {
    show(neverReply)
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('shows momentum, statistics and events', async () => {
    const trend = [[10, -20, 30]]
    show(answer(makeMatchText({ trend, incidents: [goal], statistic: [corners(4)] })))
    const events = within(await screen.findByRole('region', { name: '关键事件' }))
    expect(events.getByText('林远')).toBeInTheDocument()
    expect(events.getByText('助攻 周牧')).toBeInTheDocument()
    expect(events.getByText('12′')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: '技术统计' })).toHaveTextContent(/角球41/)
    expect(await screen.findByRole('img', { name: /攻势/ })).toBeInTheDocument()
  })

  it('starts with the events and ends with the environment', async () => {
    const text = makeMatchText({
      trend: [[10]],
      incidents: [goal],
      statistic: [corners(4)],
      environment: { weather: 5, temperature: null, humidity: null, pressure: null, wind: null },
    })
    show(answer(text))
    await screen.findByRole('region', { name: '关键事件' })
    const titles = screen
      .getAllByRole('region')
      .map((region) => region.querySelector('h2')?.textContent)
    expect(titles).toEqual(['关键事件', '攻势', '技术统计', '比赛环境'])
  })

  it('shows the newest events first, and all on request', async () => {
    const incidents = Array.from({ length: 9 }, (_, index) =>
      makeMatchIncident({
        key: `e${index}`,
        player: `球员${index}`,
        minute: index + 1,
        score: null,
      }),
    )
    show(answer(makeMatchText({ incidents })))
    const card = within(await screen.findByRole('region', { name: '关键事件' }))
    expect(card.getAllByRole('listitem')).toHaveLength(6)
    expect(card.getAllByRole('listitem')[0]).toHaveTextContent('球员8')
    fireEvent.click(card.getByRole('button', { name: '展开全部 9 条' }))
    expect(card.getAllByRole('listitem')).toHaveLength(9)
  })

  it('shows the statistics of the chosen half', async () => {
    show(answer(makeMatchText({ statistic: [corners(9), corners(6, 1), corners(3, 2)] })))
    fireEvent.click(await screen.findByRole('tab', { name: '上半场' }))
    expect(screen.getByRole('region', { name: '技术统计' })).toHaveTextContent(/角球61/)
  })

  it('adds a goal of an event, and removes a cancelled one', async () => {
    const { live } = show(answer(makeMatchText({ statistic: [corners(4)] })))
    await screen.findByRole('region', { name: '技术统计' })
    await act(async () => live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }))
    const publish = (seq: number, put: (typeof goal)[], gone: string[]) =>
      act(async () => {
        const data = { serverAt: Date.now(), incidents: { put, gone } }
        live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq, data })
      })
    await publish(1, [goal], [])
    expect(await screen.findByRole('region', { name: '关键事件' })).toHaveTextContent('林远')
    await publish(2, [], [goal.key])
    await waitFor(() => expect(screen.queryByRole('region', { name: '关键事件' })).toBeNull())
  })

  it.each([
    [1, '比赛还没有开始'],
    [4, '暂无赛况数据'],
  ])('shows an empty state in status %i: %s', async (status, text) => {
    show(answer(makeMatchText()), status)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '刷新' })).toBeInTheDocument()
  })

  it('shows an empty state if a throw-in is the only event', async () => {
    show(
      answer(
        makeMatchText({ incidents: [makeMatchIncident({ type: 2, player: null, score: null })] }),
      ),
    )
    expect(await screen.findByText('暂无赛况数据')).toBeInTheDocument()
  })

  it('shows the venue of a match without other data', async () => {
    const header = makeMatchHeader({ match: makeMatch({ id: MATCH_ID }), venue: '江州体育场' })
    showTab(SituationPanel, { [CALL.header]: answer(header) }, { status: 1 })
    expect(await screen.findByText('江州体育场')).toBeInTheDocument()
  })

  it('shows a failed load and retries', async () => {
    const call = recoverable(answer(makeMatchText({ incidents: [goal] })))
    show(call.reply)
    const retry = await screen.findByRole('button', { name: '点击重试' })
    call.recover()
    fireEvent.click(retry)
    expect(await screen.findByRole('region', { name: '关键事件' })).toBeInTheDocument()
  })
})
