import { clubSlug } from './club-key.rules'
import { readTable } from './table'

export type ClubName = {
  /** Canonical team key, such as `eng/arsenal`. */
  key: string
  nameZh: string
  shortZh: string
  /** Lower-case country code, such as `eng`. */
  area: string
  openfootballNames: string[]
  footballDataName: string
  wyscoutId: number | null
}

/** Every club of names-zh, in file order. The key comes from the club's first openfootball spelling, else from the next source that has it. */
export function readClubNames(): ClubName[] {
  return readTable(new URL('./football-clubs.csv', import.meta.url)).map((row) => {
    const openfootballNames = (row.openfootball_name ?? '').split(';').filter((name) => name !== '')
    const area = (row.country ?? '').toLowerCase()
    const spelling = openfootballNames[0] ?? (row.football_data_name || row.wyscout_name || row.zh || '')
    return {
      key: `${area}/${clubSlug(spelling)}`,
      nameZh: row.zh ?? '',
      shortZh: row.zh_short ?? '',
      area,
      openfootballNames,
      footballDataName: row.football_data_name ?? '',
      wyscoutId: row.wyscout_id ? Number(row.wyscout_id) : null,
    }
  })
}
