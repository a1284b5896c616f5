import type { Pair } from '../feed'

/** Ids of the vendor, as text. */
export type Id = string

export type Named = { id: Id; name: string }

export type CompetitionRecord = {
  id: Id
  nameZh: string
  shortZh: string
  /** Country or region; empty when unknown. */
  area: string
  /** 0 unknown, 1 league, 2 cup, 3 friendly. */
  kind: 0 | 1 | 2 | 3
  color: string | null
}

export type TeamRecord = {
  id: Id
  nameZh: string
  shortZh: string
  /** Other spellings, to find the team in the catalogue. */
  otherNames: string[]
  isNational: boolean
}

export type SeasonRecord = {
  id: Id
  competitionId: Id
  name: string
  /** Seconds since 1970; null when unknown. */
  startsAt: number | null
  endsAt: number | null
}

export type PlayerRecord = {
  id: Id
  teamId: Id | null
  nameZh: string
  shortZh: string
  position: 'G' | 'D' | 'M' | 'F' | null
  shirtNumber: number | null
  bornAt: number | null
  heightCm: number | null
  weightKg: number | null
  foot: 0 | 1 | 2 | 3
}

export type FixtureRecord = {
  id: Id
  competitionId: Id
  seasonId: Id
  homeId: Id
  awayId: Id
  kickoffAt: number
  neutral: boolean
  round: string
  state: StateRecord
  environment: EnvironmentRecord | null
  /** Vendor's clock, seconds. */
  updatedAt: number | null
}

export type EnvironmentRecord = {
  weather: number | null
  temperature: string | null
  humidity: string | null
  pressure: string | null
  wind: string | null
}

/** Score arrays in the order of the vendors (codes-and-words 1.6). */
export type StateRecord = { status: number; halfKickoffAt: number; home: number[]; away: number[] }

export type IncidentRecord = {
  type: number
  /** 0 neutral, 1 home, 2 away. */
  position: 0 | 1 | 2
  minute: number
  addedMinute: number | null
  player: Named | null
  other: Named | null
  score: Pair | null
  reason: number | null
  varReason: number | null
  varResult: number | null
}

export type StatisticRecord = { type: number; home: number; away: number }

export type LineRecord = {
  minute: number | null
  addedMinute: number | null
  data: string
  type: number
  position: 0 | 1 | 2
  main: boolean
}

/** One match in play. Lists are complete; null when missing. */
export type LiveRecord = {
  id: Id
  state: StateRecord
  incidents: IncidentRecord[] | null
  statistics: StatisticRecord[] | null
  lines: LineRecord[] | null
  updatedAt: number | null
}

export type QuoteRecord = {
  matchId: Id
  companyId: number
  kind: 'asia' | 'eu' | 'bs' | 'cr'
  at: number
  /** As sent: empty before the match, `45+2` in added time. */
  minute: string
  values: [number, number, number]
  status: number
  suspended: boolean
  score: string
}

export type SheetPlayerRecord = Named & {
  isStarter: boolean
  shirtNumber: number | null
  position: 'G' | 'D' | 'M' | 'F' | null
  captain: boolean
  /** Percent of the pitch in the vendor's drawing; 0, 0 without a place. */
  x: number
  y: number
  rating: number | null
}

export type LineupRecord = {
  matchId: Id
  confirmed: boolean
  homeFormation: string
  awayFormation: string
  homeCoach: string | null
  awayCoach: string | null
  home: SheetPlayerRecord[]
  away: SheetPlayerRecord[]
}
