import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Counts a question of a day; false, and nothing counted, when there were `max` already. */
export async function countQuestion(
  db: Db,
  { day, asker, max }: { day: string; asker: string; max: number },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO assistant_usage AS u (day, asker, questions) VALUES (${day}::date, ${asker}, 1)
    ON CONFLICT (day, asker) DO UPDATE SET questions = u.questions + 1
      WHERE u.questions < ${max}
    RETURNING 1`.execute(db)
  return rows.length > 0
}

export async function uncountQuestion(db: Db, day: string, asker: string): Promise<void> {
  await sql`UPDATE assistant_usage SET questions = greatest(0, questions - 1)
    WHERE day = ${day}::date AND asker = ${asker}`.execute(db)
}

export async function readQuestions(db: Db, day: string, asker: string): Promise<number> {
  const { rows } = await sql<{ questions: number }>`
    SELECT questions FROM assistant_usage
    WHERE day = ${day}::date AND asker = ${asker}`.execute(db)
  return rows[0]?.questions ?? 0
}

export async function deleteUsageBefore(db: Db, day: string): Promise<void> {
  await sql`DELETE FROM assistant_usage WHERE day < ${day}::date`.execute(db)
}
