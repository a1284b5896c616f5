import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { TopicRule } from '../../../platform/module'
import { isMatch } from './conversation'

const ROOM = /^([mr])([1-9]\d{0,8})$/

/** Everybody may follow the conversation of a match, and the room of an anchor that is open. */
export function roomTopic(db: Db): TopicRule {
  return {
    pattern: 'room/:id',
    isInBackground: true,
    mayFollow: async (_user, { id = '' }) => {
      const [, kind, number] = ROOM.exec(id) ?? []
      if (kind === undefined) return false
      return kind === 'm' ? isMatch(db, Number(number)) : isOpenRoom(db, Number(number))
    },
  }
}

async function isOpenRoom(db: Db, roomId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM rooms WHERE id = ${roomId} AND closed_reason IS NULL`.execute(db)
  return rows.length > 0
}
