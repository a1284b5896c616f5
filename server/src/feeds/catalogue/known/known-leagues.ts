import type { FeedLeague } from '../../feed'
import { readTable } from '../table'

/** Leagues with a colour and a level of their own, in the order of their file. */
export function readKnownLeagues(file = new URL('./leagues.csv', import.meta.url)): FeedLeague[] {
  return readTable(file).map((row) => ({
    key: row.key ?? '',
    nameZh: row.nameZh ?? '',
    shortZh: row.shortZh ?? '',
    letter: row.letter ?? '',
    areaKey: row.areaKey ?? '',
    areaZh: row.areaZh ?? '',
    color: row.color ?? '',
    level: Number(row.level),
    kind: row.kind === '2' ? 2 : 1,
  }))
}
