import type { FeedMessage, FeedSink } from '../feed'
import { faultsOf } from '../messages/testing/faults-of'
import { createDemoFeed } from './demo-feed'
import type { MatchMessage } from './play/statistics/summary'
import { emptyStore } from './testing/empty-progress'
import { sportsDayOf, sportsDayStart } from './world/sports-day.rules'
import { createWorld } from './world/world'

const START = Date.UTC(2026, 10, 21, 4, 0, 0)

/** Enough where a test is about order and moments, not about amounts; all with LONG_TESTS. */
const LEAGUES = process.env.LONG_TESTS
  ? undefined
  : [
      ...['eng.1', 'esp.1', 'usa.1', 'mex.1', 'aus.1', 'jpn.1', 'bra.1', 'eng.cup'],
      ...['kor.1', 'chn.1', 'aus.nsw'],
    ]
const IN_PLAY = process.env.LONG_TESTS ? 6 : 3

type Received = {
  messages: FeedMessage[]
  /** Those of the messages that are about the state of a match. */
  matches: MatchMessage[]
  alive: number[]
  sink: FeedSink
  endedMs: number
}

function listener(): Received {
  const messages: FeedMessage[] = []
  const matches: MatchMessage[] = []
  const alive: number[] = []
  return {
    messages,
    matches,
    alive,
    endedMs: 0,
    sink: {
      deliver: async (some) => {
        messages.push(...some)
        matches.push(...some.filter((message) => message.kind === 'match'))
      },
      alive: (at) => alive.push(at),
    },
  }
}

/**
 * Runs the feed until `isEnough`. The clock starts at `startMs` and runs `speed` times real time.
 */
async function listen(
  startMs: number,
  speed: number,
  isEnough: (received: Received, nowMs: number) => boolean,
  leagues?: readonly string[],
): Promise<Received> {
  const began = performance.now()
  const clock = { now: () => startMs + (performance.now() - began) * speed }
  const received = listener()
  const stop = new AbortController()
  const options = { seed: 'saidian', leagues, clock, progress: async () => emptyStore }
  const running = createDemoFeed(options).run(received.sink, stop.signal)
  while (!isEnough(received, clock.now())) await new Promise((resolve) => setTimeout(resolve, 20))
  stop.abort()
  await running
  received.endedMs = clock.now()
  return received
}

/** A match with its whole play, or a postponed match; not a bare result. */
const isWholePlay = ({ revision, state }: MatchMessage) => revision > 1 || state.status === 9

/** Last known state and incidents of each match. */
function known(received: Received) {
  const states = new Map<
    string,
    { revision: number; state: unknown; incidents: Map<string, unknown> }
  >()
  for (const { matchKey, revision, state, incidents = [], withdrawn = [] } of received.matches) {
    const before = states.get(matchKey)?.incidents ?? new Map()
    for (const incident of incidents) before.set(incident.key, incident)
    for (const key of withdrawn) before.delete(key)
    states.set(matchKey, { revision, state, incidents: before })
  }
  return states
}

describe('a first start', () => {
  let received: Received
  beforeAll(async () => {
    let [seen, plays] = [0, 0]
    received = await listen(START, 1, ({ matches }) => {
      // Each message is looked at once: tens of thousands arrive.
      plays += matches.slice(seen).filter(isWholePlay).length
      seen = matches.length
      return plays > 670
    })
  })

  it('sends only messages that the stores accept', () => {
    expect([...new Set(received.messages.flatMap(faultsOf))]).toEqual([])
  })

  it('sends matches in play, results, earlier seasons, then past matches, newest first', () => {
    expect(received.messages[0]?.kind).toBe('catalogue')
    expect(received.messages[1]?.kind).toBe('fixtures')
    const kickoffs = new Map(
      received.messages
        .flatMap((message) => (message.kind === 'fixtures' ? message.fixtures : []))
        .map(({ key, kickoffAt }) => [key, kickoffAt]),
    )
    const matches = received.matches
    expect(matches.every(({ matchKey }) => kickoffs.has(matchKey))).toBe(true)
    const inPlay = matches.filter(({ state }) => state.status >= 2 && state.status <= 7)
    expect(inPlay.length).toBeGreaterThanOrEqual(6)
    expect(matches.every(({ at }) => at <= received.endedMs / 1000)).toBe(true)
    expect(received.alive.length).toBeGreaterThan(20)
    const yesterday = sportsDayStart(sportsDayOf(START / 1000) - 1)
    const earlier = new Set(
      createWorld('saidian')
        .earlierSeasonsAt(sportsDayOf(START / 1000))
        .map(({ key }) => key),
    )
    const isEarlier = ({ matchKey }: MatchMessage) =>
      earlier.has(matchKey.slice(0, matchKey.lastIndexOf('/')))
    const before = matches.filter(isEarlier)
    expect(before.length).toBeGreaterThan(30_000)
    expect(before.some(isWholePlay)).toBe(false)
    expect(matches.findIndex(isEarlier)).toBeGreaterThan(9_000)
    const past = matches
      .filter(({ matchKey }) => (kickoffs.get(matchKey) ?? 0) < yesterday)
      .filter((message) => !isEarlier(message))
    const firstWhole = past.findIndex(isWholePlay)
    for (const [some, atLeast] of [
      [past.slice(0, firstWhole), 9_000],
      [past.slice(firstWhole), 450],
    ] as const) {
      const at = some.map(({ matchKey }) => kickoffs.get(matchKey) ?? 0)
      expect(at.length).toBeGreaterThan(atLeast)
      expect(at).toEqual([...at].sort((one, other) => other - one))
    }
    expect(past.slice(firstWhole).every(isWholePlay)).toBe(true)
  })

  it('sends first the result that the play of a past match ends with', () => {
    const results = new Map(
      received.matches
        .filter((message) => !isWholePlay(message))
        .map(({ matchKey, at, state }) => [matchKey, { at, state }]),
    )
    const both = received.matches.filter(
      (message) => isWholePlay(message) && results.has(message.matchKey),
    )
    expect(both.length).toBeGreaterThan(450)
    for (const { matchKey, at, state } of both) {
      const { status, score, half } = state
      expect(results.get(matchKey)).toMatchObject({ state: { status, score, half } })
      expect(results.get(matchKey)?.at).toBeLessThan(at)
    }
  })
})

describe('demo feed', () => {
  it('sends its first heartbeat after all matches in play', async () => {
    const order: string[] = []
    const stop = new AbortController()
    const sink: FeedSink = {
      deliver: async (some) => void order.push(...some.map(({ kind }) => kind)),
      alive: () => {
        order.push('alive')
        stop.abort()
      },
    }
    await createDemoFeed({
      seed: 'saidian',
      leagues: LEAGUES,
      clock: { now: () => START },
      progress: async () => emptyStore,
    }).run(sink, stop.signal)
    const first = order.slice(0, order.indexOf('alive') + 1)
    expect([...new Set(first)]).toEqual(['catalogue', 'fixtures', 'players', 'match', 'alive'])
    expect(order.filter((kind) => kind === 'match').length).toBeGreaterThanOrEqual(IN_PLAY)
  })

  it('yields to the event loop hundreds of times before its first message', async () => {
    let iterations = 0
    let waiting = setImmediate(function countIteration() {
      iterations += 1
      waiting = setImmediate(countIteration)
    })
    const stop = new AbortController()
    const iterationsAt: number[] = []
    const sink: FeedSink = {
      deliver: async () => void iterationsAt.push(iterations),
      alive: () => stop.abort(),
    }
    await createDemoFeed({
      seed: 'saidian',
      leagues: LEAGUES,
      clock: { now: () => START },
      progress: async () => emptyStore,
    }).run(sink, stop.signal)
    clearImmediate(waiting)
    // One iteration per sports day of the current seasons.
    expect(iterationsAt[0]).toBeGreaterThan(300)
  })

  it('streams up to a moment what a fresh start sends at that moment', async () => {
    const endMs = START + 40 * 60_000
    const streamed = await listen(START, 600, (_, nowMs) => nowMs > endMs, LEAGUES)
    const lastAt = Math.max(...streamed.matches.map(({ at }) => at))
    const fresh = await listen(lastAt * 1000, 0, (soFar) => soFar.matches.length > 300, LEAGUES)
    const [before, after] = [known(streamed), known(fresh)]
    const inPlay = fresh.matches.filter(({ state }) => state.status >= 2 && state.status <= 7)
    expect(inPlay.length).toBeGreaterThanOrEqual(IN_PLAY)
    for (const { matchKey } of inPlay) expect(before.get(matchKey)).toEqual(after.get(matchKey))
  })

  it('increases the revision of each match while it streams', async () => {
    const received = await listen(
      START,
      300,
      (soFar, nowMs) => nowMs > START + 20 * 60_000 && soFar.messages.length > 400,
      LEAGUES,
    )
    const revisions = new Map<string, number>()
    const repeated = received.matches.filter(({ matchKey, revision }) => {
      const before = revisions.get(matchKey) ?? 0
      revisions.set(matchKey, revision)
      return revision <= before
    })
    expect(repeated).toEqual([])
  })
})
