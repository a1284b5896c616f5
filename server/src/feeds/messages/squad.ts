export type FeedPlayer = {
  /** Canonical across feeds, such as `wyscout/8278` or `demo/eng/arsenal/7`. */
  key: string
  /** Current club or nation; null when unknown. */
  teamKey: string | null
  nameZh: string
  shortZh: string
  /** G, D, M, F; null when unknown. */
  position: 'G' | 'D' | 'M' | 'F' | null
  shirtNumber: number | null
  birthDate: string | null
  heightCm: number | null
  weightKg: number | null
  /** 1 left, 2 right, 3 both, 0 unknown. */
  foot: 0 | 1 | 2 | 3
  areaZh: string | null
}

export type FeedLineupPlayer = {
  playerKey: string
  /** 1 starter, 0 bench, 2 injured, 3 suspended, −1 unknown (codes-and-words 1.6). */
  state: 1 | 0 | 2 | 3 | -1
  shirtNumber: number | null
  position: 'G' | 'D' | 'M' | 'F' | null
  /** Place on the pitch, 0–100: x from the own left touchline, y from the own goal line. */
  x: number | null
  y: number | null
  captain: boolean
  /** 0–10 with one decimal; null until rated. */
  rating: number | null
  /** Reason of the absence, as shown. */
  note: string | null
}

export type FeedSideLineup = {
  confirmed: boolean
  /** Such as `4-3-3`; empty when unknown. */
  formation: string
  coach: string | null
  players: FeedLineupPlayer[]
}
