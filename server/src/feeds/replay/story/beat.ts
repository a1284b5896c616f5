import type { FeedIncident, FeedMatchState, FeedStatistic } from '../../feed'
import type { WyscoutEvent } from '../wyscout'
import type { StoryPeriod } from './timeline.rules'

/** One turn of a replayed match. Seconds are those of the match since its kick-off; `state.halfKickoffAt` too. */
export type Beat = {
  second: number
  state: FeedMatchState
  incidents: FeedIncident[]
  statistics: FeedStatistic[] | null
  period: StoryPeriod
  /** What was recorded at this moment, if it is told because of that. */
  event: WyscoutEvent | null
  /** Whole minutes of the period that have been played when it is told at the end of one. */
  minute: number | null
}

/** A whole match, in order of time. The last beat is the final whistle. */
export type Story = {
  matchKey: string
  ballPositions: Beat[]
  periods: StoryPeriod[]
  /** What was recorded, with every card in the minute of the match file. */
  events: WyscoutEvent[]
}
