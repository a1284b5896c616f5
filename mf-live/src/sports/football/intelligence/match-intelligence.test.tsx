import { answer, makeMatchIntelligence } from '@saidian/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { CALL, neverReply, recoverable, showTab, TOPIC_OF_MATCH } from '../../../testing/show-tab'
import { MatchIntelligence } from './match-intelligence'

const reply = (intelligence: ReturnType<typeof makeMatchIntelligence> | null) =>
  answer({ epoch: 'e1', seq: 0, serverAt: 1, intelligence })
const show = (given: Parameters<typeof showTab>[1][string]) =>
  showTab(MatchIntelligence, { [CALL.intelligence]: given })

describe('情报', () => {
  it('shows placeholders while it loads', () => {
    show(neverReply)
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('shows the points for and against each side, without empty cards', async () => {
    show(
      reply(
        makeMatchIntelligence({
          goodHome: ['主力前锋复出'],
          badHome: ['客场连败'],
          neutral: ['当地有雨'],
        }),
      ),
    )
    const home = within(await screen.findByRole('region', { name: '队1' }))
    expect(home.getByText('主力前锋复出').closest('li')).toHaveTextContent('有利主力前锋复出')
    expect(home.getByText('客场连败').closest('li')).toHaveTextContent('不利客场连败')
    expect(screen.getByRole('region', { name: '中立情报' })).toHaveTextContent('当地有雨')
    expect(screen.queryByRole('region', { name: '队2' })).toBeNull()
  })

  it('shows points that are published while the page is open', async () => {
    const { live } = show(reply(null))
    await screen.findByText('这场比赛还没有情报')
    await act(async () => live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }))
    const data = {
      serverAt: Date.now(),
      intelligence: makeMatchIntelligence({ goodHome: ['主帅解禁'] }),
    }
    await act(async () => live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq: 1, data }))
    expect(await screen.findByText('主帅解禁')).toBeInTheDocument()
  })

  it.each([
    ['there is none', null],
    ['it has no points', makeMatchIntelligence()],
  ])('offers a reload if %s', async (_what, intelligence) => {
    const call = recoverable(
      reply(makeMatchIntelligence({ neutral: ['当地有雨'] })),
      reply(intelligence),
    )
    show(call.reply)
    expect(await screen.findByText('这场比赛还没有情报')).toBeInTheDocument()
    call.recover()
    fireEvent.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByText('当地有雨')).toBeInTheDocument()
  })

  it('shows a failed load and retries', async () => {
    const call = recoverable(reply(makeMatchIntelligence({ goodAway: ['新帅上任'] })))
    show(call.reply)
    const retry = await screen.findByRole('button', { name: '点击重试' })
    call.recover()
    fireEvent.click(retry)
    expect(await screen.findByText('新帅上任')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
