import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/**
 * Short lifetimes use the clock of the database, which tests cannot move: the rows are aged
 * instead.
 */
const TIMES: Record<string, readonly string[]> = {
  rate_limits: ['opens_at', 'ends_at'],
  sms_codes: ['sent_at', 'expires_at'],
  password_ivs: ['made_at'],
  socket_tickets: ['made_at'],
  step_up_proofs: ['expires_at'],
  sessions: ['token_at', 'next_at'],
  spent_tokens: ['spent_at'],
  passkey_challenges: ['made_at'],
}

/** Makes the rows `ms` milliseconds older. */
export async function ageRows(db: Db, ms: number): Promise<void> {
  for (const [table, columns] of Object.entries(TIMES)) {
    const older = columns.map(
      (column) =>
        sql`${sql.ref(column)} = ${sql.ref(column)} - ${ms / 1000}::float8 * interval '1 second'`,
    )
    await sql`UPDATE ${sql.table(table)} SET ${sql.join(older)}`.execute(db)
  }
}
