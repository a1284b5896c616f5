import { readTable } from './table'

export type LeagueName = {
  /** Canonical, such as `eng.1`. */
  key: string
  nameZh: string
  shortZh: string
  letter: string
  areaZh: string
  /** File name without folder and ending, such as `en.1`; empty when openfootball has none. */
  openfootballFile: string
  /** Division such as `E0`, or country and league such as `CHN (Super League)`; empty when football-data has none. */
  footballDataDiv: string
  wyscoutFile: string
}

export function readLeagueNames(): LeagueName[] {
  return readTable(new URL('./leagues.csv', import.meta.url)).map((row) => ({
    key: row.key ?? '',
    nameZh: row.zh ?? '',
    shortZh: row.zh_short ?? '',
    letter: row.letter ?? '',
    areaZh: row.country_zh ?? '',
    footballDataDiv: row.football_data_div ?? '',
    openfootballFile: (row.openfootball_file ?? '').split(';')[0] ?? '',
    wyscoutFile: row.wyscout_file ?? '',
  }))
}
