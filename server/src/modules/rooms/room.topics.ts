import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { TopicRule } from '../../platform/module'

const ROOM_OF_MATCH = /^m([1-9]\d{0,8})$/

/** Everybody may follow the room of a match that exists. */
export function roomTopic(db: Db): TopicRule {
  return {
    pattern: 'room/:id',
    mayFollow: async (_user, { id = '' }) => {
      const matchId = ROOM_OF_MATCH.exec(id)?.[1]
      return matchId !== undefined && (await isMatch(db, Number(matchId)))
    },
  }
}

/** Whether there is such a match, of any sport. */
export async function isMatch(db: Db, matchId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM matches WHERE id = ${matchId}`.execute(db)
  return rows.length > 0
}
