import type { FeedLeague } from '../../feed'
import { readTable } from '../table'
import { leagueOf, namedLeague } from './league-of'

/** Leagues by the tournament names of the files; other tournaments are not imported. */
export function readTournaments(): Map<string, FeedLeague> {
  const rows = readTable(new URL('./tournaments.csv', import.meta.url))
  return new Map(
    rows.flatMap((row) => {
      const {
        tournament = '',
        key = '',
        zh = '',
        zh_short = '',
        letter = '',
        country_zh = '',
      } = row
      const named = { key, nameZh: zh, shortZh: zh_short, letter, areaZh: country_zh }
      const league = leagueOf(key) ?? (zh === '' ? null : namedLeague(named))
      return league === null ? [] : [[tournament, league] as const]
    }),
  )
}
