import type { FeedFacts } from '../../feed'
import type { DetailStream } from '../../timeline'
import { intelligenceOf } from '../facts/intelligence'
import { earlyFacts, weatherFacts } from '../facts/match-facts'
import { endOf } from '../play/period.rules'
import type { PlayTimeline } from '../play/play-timeline'
import type { DemoMatch } from '../world/fixture'
import type { SeasonLog } from './season-log'

const EARLY = 20 * 3600
const LATE = 75 * 60
/** Leagues up to this level have 情报. */
const REPORTED_LEVEL = 2

/**
 * Ground, referee and 情报 the day before, weather shortly before the kick-off, and whether ball
 * positions are published.
 */
export function factsStream(
  match: DemoMatch,
  timeline: PlayTimeline,
  seasonLog: SeasonLog,
  seed: string,
): DetailStream {
  const { key, kickoffAt } = match.fixture
  const early = kickoffAt - EARLY
  const updates: { at: number; facts: () => FeedFacts }[] = [
    {
      at: early,
      facts: () => ({
        ...earlyFacts(seed, match),
        intelligence:
          match.league.level <= REPORTED_LEVEL
            ? intelligenceOf(match, timeline, seasonLog, early)
            : null,
      }),
    },
    { at: kickoffAt - LATE, facts: () => weatherFacts(seed, match) },
  ]
  const [first, last] = [timeline.periods[0], timeline.periods.at(-1)]
  if (first && last) {
    updates.push({ at: first.startAt, facts: () => ({ mlive: true }) })
    updates.push({ at: endOf(last) + 60, facts: () => ({ mlive: false }) })
  }
  return {
    times: updates.map(({ at }) => at),
    messagesFor: (from, to) => {
      const facts: FeedFacts = Object.assign(
        {},
        ...updates.slice(from, to).map((update) => update.facts()),
      )
      return [{ kind: 'facts', at: updates[to - 1]?.at ?? 0, matchKey: key, revision: to, facts }]
    },
  }
}
