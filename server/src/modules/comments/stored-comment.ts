import type { Span } from '@saidian/shared/contracts/content'
import { sql } from 'kysely'
import { excerptOf as excerptOfText } from '../../platform/text-filter'
import type { SubjectKind } from './subjects'

/** Numbers of kinds in the tables. */
export const SUBJECT_KINDS: Readonly<Record<SubjectKind, number>> = {
  article: 1,
  post: 2,
  tip: 4,
  match: 5,
}

const BY_NUMBER = new Map(
  (Object.keys(SUBJECT_KINDS) as SubjectKind[]).map((kind) => [SUBJECT_KINDS[kind], kind]),
)

export function kindOf(number: number): SubjectKind {
  const kind = BY_NUMBER.get(number)
  if (!kind) throw new Error(`no kind of subjects has the number ${number}`)
  return kind
}

export type StoredComment = {
  id: string
  kind: number
  subjectId: string
  floor: number
  parentId: string | null
  replyToAuthor: string | null
  authorId: string
  state: 'shown' | 'waiting' | 'rejected' | 'deleted'
  spans: Span[]
  region: string
  minute: string | null
  /** Seconds since 1970. */
  at: number
  replies: number
  hot: number
}

/** Columns of `comments AS c`. */
export const COMMENT_COLUMNS = sql`c.id::text AS id, c.kind, c.subject_id::text AS "subjectId",
  c.floor, c.parent_id::text AS "parentId", c.reply_to_author::text AS "replyToAuthor",
  c.author_id::text AS "authorId", c.state, c.spans, c.region, c.minute,
  floor(extract(epoch FROM c.at))::float8 AS at, c.replies, c.hot`

/** The text of a comment, with its mentions as they were written. */
export const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')

/** The start of a comment, for notices and reviewers. */
export const excerptOf = (spans: readonly Span[]) => excerptOfText(textOf(spans))
