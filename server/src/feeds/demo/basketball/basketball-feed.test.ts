import type { FeedBasketballState, FeedMessage, FeedSink } from '../../feed'
import { basketballFaultsOf } from '../../messages/testing/faults-of'
import { emptyStore } from '../testing/empty-progress'
import { createBasketballDemoFeed } from '.'

// A first start plans the year, on a machine that may be busy.
jest.setTimeout(300_000)

const START = Date.UTC(2026, 10, 21, 4, 0, 0)
/** All rules of the game in a third of the world; the whole one with LONG_TESTS. */
const LEAGUES = process.env.LONG_TESTS ? undefined : ['nba', 'cba', 'wcba', 'nbl']

type Message = FeedMessage<FeedBasketballState>
type MatchMessage = Extract<Message, { kind: 'match' }>

/** Runs the feed until `isEnough`; the clock runs `speed` times real time from `startMs`. */
async function listen(
  startMs: number,
  speed: number,
  isEnough: (received: Message[], nowMs: number) => boolean,
): Promise<{ received: Message[]; beforeAlive: number }> {
  let began = 0
  const clock = { now: () => startMs + (began && performance.now() - began) * speed }
  const received: Message[] = []
  let beforeAlive = 0
  const stop = new AbortController()
  const sink: FeedSink<FeedBasketballState> = {
    deliver: async (some) => {
      received.push(...some)
      if (isEnough(received, clock.now())) stop.abort()
    },
    alive: () => {
      beforeAlive ||= received.length
      began ||= performance.now()
      if (isEnough(received, clock.now())) stop.abort()
    },
  }
  const options = { seed: 'saidian', leagues: LEAGUES, clock, progress: async () => emptyStore }
  await createBasketballDemoFeed(options).run(sink, stop.signal)
  return { received, beforeAlive }
}

const matchMessages = (received: Message[]) =>
  received.filter((message): message is MatchMessage => message.kind === 'match')
const isInPlay = ({ state }: MatchMessage) => state.status >= 2 && state.status <= 9

describe('a first start', () => {
  let received: Message[]
  let beforeAlive = 0
  beforeAll(async () => {
    const enough = (soFar: Message[]) =>
      matchMessages(soFar).filter(({ revision }) => revision > 1).length > 200
    ;({ received, beforeAlive } = await listen(START, 1, enough))
  })

  it('sends only messages that the stores accept', () => {
    expect([...new Set(received.flatMap(basketballFaultsOf))]).toEqual([])
  })

  it('sends the games in play before its first heartbeat', () => {
    const first = received.slice(0, beforeAlive)
    expect([...new Set(first.map(({ kind }) => kind))]).toEqual([
      'catalogue',
      'fixtures',
      'players',
      'match',
    ])
    expect(matchMessages(first).filter(isInPlay).length).toBeGreaterThanOrEqual(3)
  })

  it('sends results with points by quarter, then box scores, shots, flow, text and odds', () => {
    const results = matchMessages(received).filter(({ revision }) => revision === 1)
    expect(results.length).toBeGreaterThan(LEAGUES ? 500 : 1_000)
    const others = results.filter(
      ({ state: { status, homePoints } }) => status !== 10 || (homePoints?.length ?? 0) < 4,
    )
    expect(others).toEqual([])
    const kinds = new Set(received.map(({ kind }) => kind))
    for (const kind of ['facts', 'box', 'shots', 'flow', 'text', 'odds'] as const)
      expect(kinds).toContain(kind)
  })

  it('names only players that it has sent', () => {
    const known = new Set<string>()
    const unknown = new Set<string>()
    for (const message of received) {
      if (message.kind === 'players') for (const { key } of message.players) known.add(key)
      if (message.kind !== 'box') continue
      for (const { playerKey } of [...message.home, ...message.away])
        if (!known.has(playerKey)) unknown.add(playerKey)
    }
    expect(known.size).toBeGreaterThan(100)
    expect(unknown).toEqual(new Set())
  })
})

describe('a running feed', () => {
  const endMs = START + 12 * 60_000
  /** What a page shows of each game in play. */
  const shown = (received: Message[]) => {
    const games = new Map<string, { state: unknown; lines: Map<string, unknown> }>()
    for (const message of received) {
      if (message.kind !== 'match' && message.kind !== 'box') continue
      const game = games.get(message.matchKey) ?? { state: null, lines: new Map() }
      games.set(message.matchKey, game)
      if (message.kind === 'match') game.state = message.state
      else
        for (const line of [...message.home, ...message.away])
          game.lines.set(line.playerKey, line.points)
    }
    return games
  }

  it('streams up to a moment what a fresh start sends at that moment', async () => {
    const streamed = (await listen(START, 120, (_, nowMs) => nowMs > endMs)).received
    const revisions = new Map<string, number>()
    const repeated = matchMessages(streamed).filter(({ matchKey, revision }) => {
      const before = revisions.get(matchKey) ?? 0
      revisions.set(matchKey, revision)
      return revision <= before
    })
    expect(repeated).toEqual([])
    const lastAt = Math.max(...matchMessages(streamed).map(({ at }) => at))
    const hasBoxes = (soFar: Message[]) => soFar.filter(({ kind }) => kind === 'box').length > 20
    const fresh = (await listen(lastAt * 1000, 0, hasBoxes)).received
    const [before, after] = [shown(streamed), shown(fresh)]
    const inPlay = matchMessages(fresh).filter(isInPlay)
    expect(inPlay.length).toBeGreaterThanOrEqual(3)
    for (const { matchKey } of inPlay)
      expect(before.get(matchKey)?.state).toEqual(after.get(matchKey)?.state)
  })
})
