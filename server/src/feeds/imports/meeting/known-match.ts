import type { FeedIncident, FeedMatchState, FeedStatistic } from '../../feed'

/** A match that an import brought before, with all it is known by. */
export type KnownMatch = {
  key: string
  source: string
  homeKey: string
  awayKey: string
  round: string
  kickoffAt: number
  neutral: boolean
  /** 0 before the first word about its course. */
  revision: number
  state: FeedMatchState
  incidents: KnownIncident[]
  statistics: KnownStatistic[]
}

export type KnownIncident = Pick<
  FeedIncident,
  'key' | 'type' | 'side' | 'minute' | 'addedMinute' | 'player' | 'otherPlayer' | 'score'
> & { source: string; withdrawn: boolean }
export type KnownStatistic = FeedStatistic & { source: string }

/** A season as it is stored: the days it spans and its matches. */
export type KnownSeason = { startsOn: string | null; endsOn: string | null; matches: KnownMatch[] }
