import type {
  Feed,
  FeedIncident,
  FeedMatchState,
  FeedMessage,
  FeedSink,
} from '../../../server/src/feeds/feed'
import {
  catalogue,
  fixture,
  fixtures,
  goal,
  said,
} from '../../../server/src/modules/football/fixtures/messages'
import { scorerOf } from './goal-event'

const MATCHES = 100
const TEAMS = MATCHES * 2
const ALIVE_EVERY_MS = 1_000
const PLAYED_S = 20 * 60

/** A feed of a hundred matches in play whose messages the benchmark sends. */
export function createManualFeed() {
  let sink: FeedSink | null = null
  let revision = 1
  const score = new Map<string, number>()
  const now = () => Math.floor(Date.now() / 1000)
  const kickoffAt = now() - PLAYED_S

  const matchMessage = (
    key: string,
    state: Partial<FeedMatchState>,
    incidents?: FeedIncident[],
  ): FeedMessage =>
    said(key, revision++, {
      at: now(),
      state: { halfKickoffAt: kickoffAt, ...state },
      ...(incidents && { incidents }),
    })

  const feed: Feed = {
    source: 'bench',
    demo: false,
    speed: 1,
    run: async (given, signal) => {
      const keys = Array.from({ length: MATCHES }, (_, number) => `m${number}`)
      const season = { seasonFrom: dayOf(-100), seasonTo: dayOf(100) }
      await given.deliver([
        catalogue(now(), { leagueCount: 1, teamsPerLeague: TEAMS, ...season }),
        fixtures(
          now(),
          keys.map((key, number) =>
            fixture(key, {
              homeKey: `l.0/${number * 2}`,
              awayKey: `l.0/${number * 2 + 1}`,
              kickoffAt,
            }),
          ),
        ),
        ...keys.map((key) => matchMessage(key, {})),
      ])
      sink = given
      given.alive(Date.now() / 1000)
      const timer = setInterval(() => given.alive(Date.now() / 1000), ALIVE_EVERY_MS)
      await new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve(), { once: true }),
      )
      clearInterval(timer)
    },
  }

  /** Sends goal `n`; resolves when it is stored. */
  async function scoreGoal(n: number): Promise<void> {
    const key = `m${n % MATCHES}`
    const goals = (score.get(key) ?? 0) + 1
    score.set(key, goals)
    const scored = goal(`g${n}`, { player: scorerOf(n), score: [goals, 0], minute: 20 })
    await sink?.deliver([matchMessage(key, { score: [goals, 0] }, [scored])])
  }

  return { feed, scoreGoal }
}

function dayOf(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
