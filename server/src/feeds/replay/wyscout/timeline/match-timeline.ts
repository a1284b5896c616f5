import type { FeedIncident, FeedMatchState, FeedStatistic } from '../../../feed'
import type { WyscoutEvent } from '../archive/shapes'
import type { MatchPeriod } from './periods.rules'

/**
 * The match after one change. `second` and `state.halfKickoffAt` are seconds of the match since its
 * kick-off.
 */
export type TimelineStep = {
  second: number
  state: FeedMatchState
  incidents: FeedIncident[]
  statistics: FeedStatistic[] | null
  period: MatchPeriod
  /** The recorded event that made this step; null for another cause. */
  event: WyscoutEvent | null
  /** Whole minutes of the period played so far, in a step at the end of a minute; else null. */
  minute: number | null
}

/** A whole match in order of time. The last step is the final whistle. */
export type MatchTimeline = {
  matchKey: string
  steps: TimelineStep[]
  periods: MatchPeriod[]
  /** All recorded events, with every card in the minute that the match file names. */
  events: WyscoutEvent[]
}
