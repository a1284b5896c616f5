import { TOPIC } from '@saidian/shared/contracts/sockets'
import {
  answer,
  createFakeHttp,
  createWorld,
  makeFeed,
  makeMatchHeader,
  makeTeam,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, screen } from '@testing-library/react'
import { MatchContext } from '../../../match/match-context'
import { matchQueries } from '../data/match.api'
import { MatchAnimation } from './match-animation'

const ballPosition = (secondsAgo: number, act: string) => ({
  at: Date.now() / 1000 - secondsAgo,
  side: 'home' as const,
  x: 60,
  y: 50,
  act,
})
const contextAt = (speed: number) => ({
  sport: 'football' as const,
  matchId: 7,
  queries: matchQueries,
  home: makeTeam({ id: 1 }),
  away: makeTeam({ id: 2 }),
  hasStarted: true,
  isOver: false,
  clock: () => ({ feed: makeFeed({ speed }), clockOffsetMs: 0, delayMs: 0 }),
  showMinute: () => undefined,
  showTab: () => undefined,
  showMoment: () => undefined,
})

function open(navigation: Parameters<typeof createFakeHttp>[0][string], speed = 1) {
  const http = createFakeHttp({ 'GET /live/fb/match/live/navigation/7': navigation })
  return renderWithStore(
    <MatchContext value={contextAt(speed)}>
      <MatchAnimation />
    </MatchContext>,
    { world: createWorld({ http }) },
  )
}

beforeAll(() => {
  // jsdom has no canvas: the caption contains the same text.
  HTMLCanvasElement.prototype.getContext = () => null
})

describe('the animation', () => {
  it('starts with the last minute of the header', async () => {
    open(
      answer(
        makeMatchHeader({ serverAt: Date.now(), ballPositions: [ballPosition(20, 'danger')] }),
      ),
    )
    expect(await screen.findByText('队1 危险进攻')).toBeInTheDocument()
  })

  it('continues with events, also those before the header has loaded', async () => {
    let reply: (given: ReturnType<typeof answer>) => void = () => undefined
    const { live } = open(() => new Promise((resolve) => (reply = resolve)))
    expect(screen.getByText('正在等待动画数据')).toBeInTheDocument()
    const publish = (seq: number, action: string, secondsAgo: number) =>
      act(async () => {
        const data = { serverAt: Date.now(), ballPositions: [ballPosition(secondsAgo, action)] }
        live.emit(TOPIC.footballMatch(7), { epoch: 'e1', seq, data })
      })
    await publish(1, 'corner', 10)
    reply(
      answer(
        makeMatchHeader({ serverAt: Date.now(), ballPositions: [ballPosition(20, 'danger')] }),
      ),
    )
    expect(await screen.findByText('队1 角球')).toBeInTheDocument()
    await publish(2, 'shot', 5)
    expect(await screen.findByText('队1 射门')).toBeInTheDocument()
  })

  it.each([1, 60, 120])('shows a goal within a second of its event, at speed %d', async (speed) => {
    const { live } = open(
      answer(
        makeMatchHeader({ serverAt: Date.now(), ballPositions: [ballPosition(20, 'danger')] }),
      ),
      speed,
    )
    await screen.findByText('队1 危险进攻')
    const ballPositions = [
      ballPosition(0.3, 'shot'),
      ballPosition(0.2, 'goal'),
      ballPosition(0.1, 'stop'),
    ]
    await act(async () => {
      live.emit(TOPIC.footballMatch(7), {
        epoch: 'e1',
        seq: 1,
        data: { serverAt: Date.now(), ballPositions },
      })
    })
    expect(await screen.findByText('队1 进球', undefined, { timeout: 1_000 })).toBeInTheDocument()
  })

  it('waits for the next event if the header fails to load', async () => {
    open('no network')
    expect(await screen.findByText('正在等待动画数据')).toBeInTheDocument()
  })
})
