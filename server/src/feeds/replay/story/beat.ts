import type { FeedIncident, FeedMatchState, FeedStatistic } from '../../feed'

/** One turn of a replayed match. Seconds are those of the match since its kick-off; `state.halfKickoffAt` too. */
export type Beat = {
  second: number
  state: FeedMatchState
  incidents: FeedIncident[]
  statistics: FeedStatistic[] | null
}

/** A whole match, in order of time. The last beat is the final whistle. */
export type Story = { matchKey: string; beats: Beat[] }
