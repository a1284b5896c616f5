import type { Column } from '@saidian/shared/contracts/news'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Columns in the order of the product. */
export async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT id, name, is_fixed AS "isFixed" FROM news_columns ORDER BY position`.execute(db)
  return rows
}
