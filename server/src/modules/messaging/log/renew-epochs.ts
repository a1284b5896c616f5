import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/**
 * Gives every log another epoch. A restored database lacks the last entries that devices have, and
 * gives their numbers to others: each device then reads the log from its start.
 */
export async function renewEpochs(db: Db): Promise<void> {
  await sql`UPDATE conversations SET epoch = gen_random_uuid()::text`.execute(db)
}
