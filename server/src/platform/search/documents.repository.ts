import { sql } from 'kysely'
import type { Db } from '../database'
import { tsvectorOf } from './terms.rules'

/** A text that can be found. */
export type SearchDocument = {
  /** Kind of the object, such as `article`; each module indexes its own. */
  kind: string
  id: string
  atMs: number
  /** The member who wrote it; null for a text of no member. */
  authorId: string | null
  /** Empty for a text without one. */
  title: string
  text: string
}

/** Stores the terms of a text in the transaction of its change, in place of its terms before. */
export async function indexText(trx: Db, document: SearchDocument): Promise<void> {
  const { kind, id, atMs, authorId, title, text } = document
  const terms = tsvectorOf(`${title}\n${text}`)
  // Whole seconds: the place of a page names a time exactly.
  const at = new Date(Math.floor(atMs / 1_000) * 1_000)
  await sql`
    INSERT INTO search_documents (kind, id, at, author_id, title_terms, terms)
    VALUES (${kind}, ${id}, ${at}, ${authorId}, ${tsvectorOf(title)}::tsvector,
      ${terms}::tsvector)
    ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at, author_id = excluded.author_id,
      title_terms = excluded.title_terms, terms = excluded.terms`.execute(trx)
}

/** Objects that readers no longer see are not found any more. */
export async function removeText(trx: Db, kind: string, ids: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM search_documents
    WHERE kind = ${kind} AND id = ANY(${[...ids]}::bigint[])`.execute(trx)
}
