import {
  answer,
  makeLineupPlayer,
  makeMatchIncident,
  makeMatchLineup,
  makeMatchText,
  makeSideLineup,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { CALL, neverReply, recoverable, showTab, TOPIC_OF_MATCH } from '../../../testing/show-tab'
import { MatchLineup } from './match-lineup'

const show = (given: Parameters<typeof showTab>[1][string], text = makeMatchText()) =>
  showTab(MatchLineup, { [CALL.lineup]: given, [CALL.text]: answer(text) })
const unknown = makeMatchLineup({ home: null, away: null })
const injury = { playerId: 40, nameZh: '伤员甲', position: 'D', type: 2, note: '累积黄牌' }

describe('阵容', () => {
  it('shows placeholders while it loads', () => {
    show(neverReply)
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('shows formation, coach and bench of each side in turn', async () => {
    const bench = makeLineupPlayer({ playerId: 30, state: 0, nameZh: '替补甲' })
    const side = makeSideLineup({ coach: '李教练' })
    show(answer(makeMatchLineup({ home: { ...side, players: [...side.players, bench] } })))
    expect(await screen.findByText('阵型：4-3-3 · 教练：李教练')).toBeInTheDocument()
    expect(screen.getByText('替补甲')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('tab', { name: '队2' }))
    expect(screen.getByText('球员22')).toBeInTheDocument()
    expect(screen.queryByText('替补甲')).toBeNull()
  })

  it('shows both elevens on the pitch with marks of the timeline', async () => {
    const striker = makeLineupPlayer({ playerId: 1, shirtNumber: 9 })
    const keeper = makeLineupPlayer({
      playerId: 12,
      shirtNumber: 1,
      position: 'G',
      y: 5,
      captain: true,
    })
    const sides = {
      home: makeSideLineup({ players: [striker] }),
      away: makeSideLineup({ players: [keeper] }),
    }
    const goal = makeMatchIncident({ playerId: 1 })
    show(answer(makeMatchLineup(sides)), makeMatchText({ incidents: [goal] }))
    const pitch = within(await screen.findByRole('region', { name: '首发阵容' }))
    expect(await pitch.findByRole('img', { name: '9 球员1，进 1 球' })).toBeInTheDocument()
    expect(pitch.getByRole('img', { name: '1 球员12，队长' })).toBeInTheDocument()
  })

  it('shows one side if the other is unknown', async () => {
    show(answer(makeMatchLineup({ away: null })))
    expect(await screen.findByText('球员1')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('tab', { name: '队2' }))
    expect(screen.getByText('队2的阵容还没有公布')).toBeInTheDocument()
  })

  it('shows injuries also without a line-up', async () => {
    show(answer({ ...unknown, injuries: { home: [injury], away: [] } }))
    expect(await screen.findByText('伤员甲')).toBeInTheDocument()
    expect(screen.getByText(/累积黄牌/)).toBeInTheDocument()
  })

  it('shows an empty state, then the line-ups of an event', async () => {
    const { live } = show(answer(unknown))
    expect(await screen.findByText(/还没有阵容/)).toBeInTheDocument()
    await act(async () => live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }))
    const { home, away } = makeMatchLineup()
    const data = { serverAt: Date.now(), lineup: { home, away } }
    await act(async () => live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq: 1, data }))
    expect(await screen.findByText('球员1')).toBeInTheDocument()
  })

  it('applies changed injuries of an event', async () => {
    const { live } = show(answer(unknown))
    await screen.findByText(/还没有阵容/)
    await act(async () => live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }))
    const publish = (seq: number, home: unknown[], away: unknown[]) =>
      act(async () => {
        const data = { serverAt: Date.now(), injuries: { home, away } }
        live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq, data })
      })
    await publish(1, [], [injury])
    expect(await screen.findByText('伤员甲')).toBeInTheDocument()
    await publish(2, [{ ...injury, playerId: 41, nameZh: '伤员乙' }], [])
    expect(await screen.findByText('伤员乙')).toBeInTheDocument()
    expect(screen.queryByText('伤员甲')).toBeNull()
  })

  it('shows a failed load and retries', async () => {
    const call = recoverable(answer(makeMatchLineup()))
    show(call.reply)
    const retry = await screen.findByRole('button', { name: '点击重试' })
    call.recover()
    fireEvent.click(retry)
    expect(await screen.findByText('球员1')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
