import { readTable } from '../table'

export type LeagueName = {
  /** Canonical, such as `eng.1`. */
  key: string
  nameZh: string
  shortZh: string
  letter: string
  areaZh: string
  /**
   * IANA time zone of the kick-off times in openfootball: of the country or the cup's organiser.
   */
  zone: string
  /** Names of openfootball files without folder and extension, such as `en.1`. */
  openfootballCodes: string[]
  /** Division such as `E0`, or a country such as `China`; empty without files of football-data. */
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
    zone: row.zone ?? '',
    openfootballCodes: (row.openfootball_code ?? '').split(';').filter((code) => code !== ''),
    wyscoutFile: row.wyscout_file ?? '',
  }))
}
