import type { Db } from '../../../platform/database'
import type { IncidentEntry, StatisticEntry } from './timeline.rules'

export type IncidentRow = { matchId: number; entry: IncidentEntry }
export type StatisticRow = { matchId: number; entry: StatisticEntry }

/** Stores incidents and statistics of matches; the highest revision of each key stays. */
export type TimelineStore = {
  /** Names (`incidentName`) of those incidents that are stored and not withdrawn. */
  knownIncidents: (db: Db, wanted: { matchId: number; key: string }[]) => Promise<Set<string>>
  storeIncidents: (db: Db, source: string, incidents: IncidentRow[]) => Promise<void>
  /** Absent in a sport without statistics of teams by half. */
  storeStatistics?: (db: Db, source: string, statistics: StatisticRow[]) => Promise<void>
}
