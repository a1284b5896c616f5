import type { MatchState } from '../sport/import-sport'
import type { MergedIncident, MergedStatistic } from './merge-cluster.rules'

/** A match of a season in the database. */
export type StoredMatch = {
  id: number
  key: string
  source: string
  homeKey: string
  awayKey: string
  round: string
  kickoffAt: number
  neutral: boolean
  /** 0 before the first state. */
  revision: number
  state: MatchState
  stateSource: string
  incidents: StoredIncident[]
  statistics: MergedStatistic[]
  facts: { referee: string | null; venue: string | null; revision: number }
}

export type StoredIncident = Pick<
  MergedIncident,
  'key' | 'type' | 'side' | 'minute' | 'addedMinute' | 'player' | 'otherPlayer' | 'score' | 'source'
>
