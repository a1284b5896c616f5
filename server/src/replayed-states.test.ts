import { fileURLToPath } from 'node:url'
import type { Feed, FeedMessage } from './feeds/feed'
import { createNbaReplayFeed } from './feeds/replay/nba'
import { FOUR_OVERTIMES, GAMES_DIR } from './feeds/replay/nba/testing/fixture-game'
import { createReplayFeed } from './feeds/replay/wyscout'
import { basketball } from './modules/basketball/sport'
import { football } from './modules/football/sport'
import type { Clock } from './platform/clock'
import { MAX_FUTURE_S } from './sports/ingest/doubt/plausibility.rules'
import type { KnownMatch } from './sports/ingest/doubt/second-look.rules'
import { foldBatch } from './sports/ingest/match/match-batch.rules'
import type { MatchState } from './sports/match-state'
import type { IngestedSport } from './sports/sport'

const FOOTBALL_DIR = fileURLToPath(new URL('./feeds/replay/wyscout/fixtures', import.meta.url))
const START = Date.UTC(2026, 10, 21, 12)

/** What becomes of the messages of a feed, on a clock 60 times as fast, until its match ends. */
async function outcomesOf<State extends MatchState>(
  sport: IngestedSport<State>,
  feedOf: (clock: Clock) => Feed<State>,
  known: Map<string, KnownMatch<State>>,
  { startMs, end }: { startMs: number; end: { matchKey: string; status: number } },
): Promise<Set<string>> {
  const began = performance.now()
  const clock = { now: () => startMs + (performance.now() - began) * 60 }
  const stop = new AbortController()
  const outcomes = new Set<string>()
  const feed = feedOf(clock)
  const take = (message: FeedMessage<State>) => {
    if (message.at > clock.now() / 1_000 + MAX_FUTURE_S) outcomes.add(`future ${message.kind}`)
    if (message.kind === 'fixtures')
      for (const { key, kickoffAt } of message.fixtures)
        known.set(key, known.get(key) ?? unheard(sport, kickoffAt))
    if (message.kind !== 'match') return
    const taking = { nowMs: clock.now(), speed: feed.speed }
    const { matches, counts } = foldBatch(sport, known, [message], taking)
    for (const { progress, doubt } of matches)
      known.set(message.matchKey, { matchId: 1, progress, doubt: doubt.next })
    for (const outcome of counts.keys()) outcomes.add(outcome)
    const { matchKey, state } = message
    if (matchKey === end.matchKey && state.status === end.status) stop.abort()
  }
  const deliver = async (messages: FeedMessage<State>[]) => messages.forEach(take)
  await feed.run({ deliver, alive: () => undefined }, stop.signal)
  return outcomes
}

function unheard<State extends MatchState>(
  { states }: IngestedSport<State>,
  kickoffAt: number,
): KnownMatch<State> {
  const progress = { revision: 0, at: kickoffAt, kickoffAt, reached: 1, deferred: null }
  return { matchId: 1, progress: { ...progress, state: states.notStarted() }, doubt: null }
}

test('a recorded football match is believed whole, and again when it restarts', async () => {
  const known = new Map()
  const feedOf = (clock: Clock) =>
    createReplayFeed({ dir: FOOTBALL_DIR, speed: 120, clock, matchIds: [2500097] })
  const end = { matchKey: 'wyscout:2500097', status: 8 }
  for (const startMs of [START, START + 600_000])
    expect(await outcomesOf(football, feedOf, known, { startMs, end })).toEqual(
      new Set(['accepted']),
    )
})

test('a recorded game with four overtimes is believed whole', async () => {
  const feedOf = (clock: Clock) =>
    createNbaReplayFeed({ dir: GAMES_DIR, speed: 120, clock, gameIds: [FOUR_OVERTIMES] })
  const end = { matchKey: `nba-pbp:${FOUR_OVERTIMES}`, status: 10 }
  expect(await outcomesOf(basketball, feedOf, new Map(), { startMs: START, end })).toEqual(
    new Set(['accepted']),
  )
})
