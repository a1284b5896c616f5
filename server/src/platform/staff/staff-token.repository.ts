import type { Db } from '../database'

export type StaffTokenRow = {
  id: string
  name: string
  secret_hash: Buffer
  scopes: string[]
  created_by: string
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
}

/** Rows of staff tokens; secrets are stored as hashes only. */
export function staffTokenRepository(db: Db) {
  const tables = db.withTables<{ staff_tokens: StaffTokenRow }>()
  return {
    /** False when the secret or the id exists already. */
    add: async (row: StaffTokenRow): Promise<boolean> => {
      const added = await tables
        .insertInto('staff_tokens')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },
    bySecret: (secretHash: Buffer): Promise<StaffTokenRow | undefined> =>
      tables
        .selectFrom('staff_tokens')
        .selectAll()
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst(),
    all: (): Promise<StaffTokenRow[]> =>
      tables.selectFrom('staff_tokens').selectAll().orderBy('created_at').execute(),
    revoke: async (id: string, at: Date): Promise<boolean> => {
      const revoked = await tables
        .updateTable('staff_tokens')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return revoked !== undefined
    },
  }
}
