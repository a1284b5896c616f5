import { sql } from 'kysely'
import type { Db } from '../platform/database'

/** A change of the time at which a row was last seen is none. */
const FUNCTION = `CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'UPDATE' OR to_jsonb(OLD) - 'seen_at' <> to_jsonb(NEW) - 'seen_at' THEN
      INSERT INTO recorded_changes (name) VALUES (TG_TABLE_NAME);
    END IF;
    RETURN NULL;
  END $$`

/**
 * Records every committed change of a row in these tables. The returned function resolves with the
 * tables that changed since its last call; unlike a checksum its cost does not grow with the rows.
 */
export async function recordChanges(
  db: Db,
  tables: readonly string[],
): Promise<() => Promise<string[]>> {
  await sql`CREATE TABLE recorded_changes (name text NOT NULL)`.execute(db)
  await sql.raw(FUNCTION).execute(db)
  for (const table of tables)
    await sql`CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION record_change()`.execute(db)
  return async () => {
    const { rows } = await sql<{ name: string }>`DELETE FROM recorded_changes
      RETURNING name`.execute(db)
    return [...new Set(rows.map(({ name }) => name))]
  }
}
