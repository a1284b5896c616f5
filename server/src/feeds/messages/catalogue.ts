export type FeedLeague = {
  /** Canonical across feeds, such as `eng.1`. */
  key: string
  nameZh: string
  shortZh: string
  letter: string
  areaKey: string
  areaZh: string
  color: string
  level: number
  kind: 0 | 1 | 2 | 3
}

export type FeedTeam = {
  /** Canonical across feeds, such as `eng/arsenal`. */
  key: string
  nameZh: string
  shortZh: string
  colors: [string, string]
  mark: string
  iso: string | null
}

export type FeedSeason = {
  key: string
  leagueKey: string
  name: string
  startsOn: string
  endsOn: string
}

export type FeedFixture = {
  key: string
  seasonKey: string
  leagueKey: string
  homeKey: string
  awayKey: string
  round: string
  kickoffAt: number
  neutral: boolean
}
