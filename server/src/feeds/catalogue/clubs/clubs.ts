import { readTable } from '../table'
import { clubSlug } from './club-key.rules'

export type ClubName = {
  /** Canonical team key, such as `eng/arsenal`. */
  key: string
  nameZh: string
  shortZh: string
  /** Lower-case country code, such as `eng`. */
  area: string
  openfootballNames: string[]
  footballDataName: string
  wyscoutName: string
  wyscoutId: number | null
}

/**
 * Every club of the catalogue, in file order. The key is made of the first openfootball spelling,
 * else of the spelling of the next source.
 */
export function readClubNames(): ClubName[] {
  return readTable(new URL('./football-clubs.csv', import.meta.url)).map((row) => {
    const openfootballNames = (row.openfootball_name ?? '').split(';').filter((name) => name !== '')
    const area = (row.country ?? '').toLowerCase()
    const spelling =
      openfootballNames[0] ?? (row.football_data_name || row.wyscout_name || row.zh || '')
    return {
      key: `${area}/${clubSlug(spelling)}`,
      nameZh: row.zh ?? '',
      shortZh: row.zh_short ?? '',
      area,
      openfootballNames,
      footballDataName: row.football_data_name ?? '',
      wyscoutName: row.wyscout_name ?? '',
      wyscoutId: row.wyscout_id ? Number(row.wyscout_id) : null,
    }
  })
}

export type ClubSpellings = {
  key: string
  /** Empty if the club has its Chinese name from another list, or none. */
  nameZh: string
  shortZh: string
  /** The first is the displayed name of a club without a Chinese one. */
  names: string[]
}

/**
 * Spellings of clubs in files of all sources since 1993 that `spellingOf` does not match; sorted by
 * key. Partly facts from github.com/openfootball/clubs (CC0 1.0).
 */
export function readClubSpellings(): ClubSpellings[] {
  return readTable(new URL('./club-spellings.csv', import.meta.url)).map(
    ({ key = '', zh = '', short = '', names = '' }) => {
      return {
        key,
        nameZh: zh,
        shortZh: short || zh,
        names: names.split(';').filter((name) => name !== ''),
      }
    },
  )
}
