import { type RawBuilder, sql } from 'kysely'
import { MAX_UNREAD_KIND } from '../log/stored-entry'

/**
 * How a member stands in a log: `v` has the columns of their row `m` and of the conversation `c`,
 * `from_seq` up to which everything is read or not theirs, and `to_seq`, the last entry they get.
 */
export const STANDING: RawBuilder<unknown> = sql`m.*, c.kind, c.epoch, c.one_id, c.other_id,
  c.messages, greatest(m.read_seq, m.first_seq) AS from_seq,
  least(c.last_seq, m.left_seq) AS to_seq, coalesce(m.left_seq, c.shown_seq) AS shown_seq,
  CASE WHEN m.left_seq IS NULL THEN c.last_at ELSE coalesce((
    SELECT at FROM conversation_entries
    WHERE conversation_id = c.id AND seq = m.left_seq), c.last_at) END AS at`

/**
 * Messages that count as unread: the numbers of the first and the last entry say how many there
 * are; those of the member and of hidden members are counted apart, by their own index.
 */
export function unreadOf(memberId: string, hidden: readonly string[]): RawBuilder<number> {
  const uncounted = [memberId, ...hidden]
  return sql<number>`CASE WHEN v.to_seq <= v.from_seq THEN 0 ELSE greatest(0,
    CASE WHEN v.left_seq IS NULL THEN v.messages ELSE coalesce((
      SELECT e.messages FROM conversation_entries e
      WHERE e.conversation_id = v.conversation_id AND e.seq = v.left_seq), 0) END
    - coalesce((SELECT e.messages FROM conversation_entries e
      WHERE e.conversation_id = v.conversation_id AND e.seq = v.from_seq), 0)
    - (SELECT count(*) FROM conversation_entries e
      WHERE e.conversation_id = v.conversation_id AND e.sender_id = ANY(${uncounted}::bigint[])
        AND e.kind <= ${sql.lit(MAX_UNREAD_KIND)} AND e.seq > v.from_seq AND e.seq <= v.to_seq)
    )::float8 END`
}

/** The first unread message of another member that names this one, or all; 0 without one. */
export function mentionOf(memberId: string, hidden: readonly string[]): RawBuilder<number> {
  const uncounted = [memberId, ...hidden]
  return sql<number>`coalesce((
    SELECT min(named.seq) FROM conversation_mentions named
    JOIN conversation_entries e ON e.conversation_id = named.conversation_id AND e.seq = named.seq
    WHERE named.conversation_id = v.conversation_id
      AND (named.member_id = ${memberId} OR named.member_id IS NULL)
      AND named.seq > v.from_seq AND named.seq <= v.to_seq
      AND NOT e.sender_id = ANY(${uncounted}::bigint[])), 0)::float8`
}
