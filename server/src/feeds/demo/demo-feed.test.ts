import type { FeedMessage, FeedSink } from '../feed'
import { faultsOf } from '../messages/testing/faults-of'
import { createDemoFeed } from './demo-feed'
import type { MatchMessage } from './play/statistics/summary'
import { emptyStore } from './testing/empty-progress'
import { sportsDayOf, sportsDayStart } from './world/sports-day.rules'
import { createWorld } from './world/world'

const START = Date.UTC(2026, 10, 21, 4, 0, 0)

type Received = { messages: FeedMessage[]; alive: number[]; sink: FeedSink; endedMs: number }

function listener(): Received {
  const messages: FeedMessage[] = []
  const alive: number[] = []
  return {
    messages,
    alive,
    endedMs: 0,
    sink: {
      deliver: async (some) => {
        messages.push(...some)
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
): Promise<Received> {
  const began = performance.now()
  const clock = { now: () => startMs + (performance.now() - began) * speed }
  const received = listener()
  const stop = new AbortController()
  const running = createDemoFeed({ seed: 'saidian', clock, progress: async () => emptyStore }).run(
    received.sink,
    stop.signal,
  )
  while (!isEnough(received, clock.now())) await new Promise((resolve) => setTimeout(resolve, 20))
  stop.abort()
  await running
  received.endedMs = clock.now()
  return received
}

const matchMessages = ({ messages }: Received) =>
  messages.filter((message): message is MatchMessage => message.kind === 'match')

/** A match with its whole play, or a postponed match; not a bare result. */
const isWholePlay = ({ revision, state }: MatchMessage) => revision > 1 || state.status === 9

/** Last known state and incidents of each match. */
function known(received: Received) {
  const states = new Map<
    string,
    { revision: number; state: unknown; incidents: Map<string, unknown> }
  >()
  for (const { matchKey, revision, state, incidents = [], withdrawn = [] } of matchMessages(
    received,
  )) {
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
    received = await listen(
      START,
      1,
      (soFar) => matchMessages(soFar).filter(isWholePlay).length > 670,
    )
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
    const matches = matchMessages(received)
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
      matchMessages(received)
        .filter((message) => !isWholePlay(message))
        .map(({ matchKey, at, state }) => [matchKey, { at, state }]),
    )
    const both = matchMessages(received).filter(
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
      clock: { now: () => START },
      progress: async () => emptyStore,
    }).run(sink, stop.signal)
    const first = order.slice(0, order.indexOf('alive') + 1)
    expect([...new Set(first)]).toEqual(['catalogue', 'fixtures', 'players', 'match', 'alive'])
    expect(order.filter((kind) => kind === 'match').length).toBeGreaterThanOrEqual(6)
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
      clock: { now: () => START },
      progress: async () => emptyStore,
    }).run(sink, stop.signal)
    clearImmediate(waiting)
    // One iteration per sports day of the current seasons.
    expect(iterationsAt[0]).toBeGreaterThan(300)
  })

  it('streams up to a moment what a fresh start sends at that moment', async () => {
    const endMs = START + 40 * 60_000
    const streamed = await listen(START, 600, (_, nowMs) => nowMs > endMs)
    const lastAt = Math.max(...matchMessages(streamed).map(({ at }) => at))
    const fresh = await listen(lastAt * 1000, 0, (soFar) => matchMessages(soFar).length > 300)
    const [before, after] = [known(streamed), known(fresh)]
    const inPlay = matchMessages(fresh).filter(
      ({ state }) => state.status >= 2 && state.status <= 7,
    )
    expect(inPlay.length).toBeGreaterThanOrEqual(6)
    for (const { matchKey } of inPlay) expect(before.get(matchKey)).toEqual(after.get(matchKey))
  })

  it('increases the revision of each match while it streams', async () => {
    const received = await listen(
      START,
      300,
      (soFar, nowMs) => nowMs > START + 20 * 60_000 && soFar.messages.length > 400,
    )
    const revisions = new Map<string, number>()
    for (const { matchKey, revision } of matchMessages(received)) {
      expect(revision).toBeGreaterThan(revisions.get(matchKey) ?? 0)
      revisions.set(matchKey, revision)
    }
  })
})
