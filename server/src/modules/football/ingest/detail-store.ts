import type { DetailMessage } from '../../../feeds/feed'
import type { Db } from '../../../platform/database'

/** A part of a match page. Pages are told of changes part by part, each at its own pace. */
export type MatchPart =
  | 'state'
  | 'incidents'
  | 'statistic'
  | 'text'
  | 'trend'
  | 'facts'
  | 'lineup'
  | 'injuries'
  | 'odds'
  | 'lottery'
  /** What lists show of the match; its version was raised by `bumpVersions` in the same transaction. */
  | 'columns'

/** What a commit changed of one match. */
export type Touched = { matchId: number; part: MatchPart }

/**
 * Stores the messages of one kind in a transaction, all of it or nothing. The same messages may come again: each is
 * stored once. Messages about things nobody knows are dropped and counted by the store itself.
 */
export type DetailStore = {
  kind: DetailMessage['kind']
  store: (db: Db, source: string, messages: DetailMessage[]) => Promise<Touched[]>
}
