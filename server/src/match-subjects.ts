import { paths } from '@saidian/shared/contracts/page'
import type { SubjectReader } from './modules/comments'
import type { Db } from './platform/database'
import { readMatchSummaries } from './sports/match'

/** Reads the minute of a match in play; null outside of it. */
export type MinuteOf = (matchId: number) => Promise<string | null>

/** Largest id of a match: the column is an integer. */
const MAX_ID = 2_147_483_647

/** Matches as what comments are about; `minutes` by sport. */
export function matchSubjects(db: Db, minutes: Readonly<Record<number, MinuteOf>>): SubjectReader {
  const read = (ids: readonly string[]) =>
    readMatchSummaries(
      db,
      ids.map(Number).filter((id) => id <= MAX_ID),
    )

  return {
    async read(ids) {
      const found = await read(ids)
      return new Map(
        [...found.values()].map((match) => {
          const title = `${match.league} ${match.home} vs ${match.away}`
          return [String(match.id), { title, link: paths.match(match), ownerId: null }]
        }),
      )
    },
    async minuteOf(id) {
      const match = (await read([id])).get(Number(id))
      const minuteOf = match && minutes[match.sport]
      return minuteOf ? minuteOf(match.id) : null
    },
  }
}
