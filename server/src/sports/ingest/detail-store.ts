import type { DetailMessage } from '../../feeds/feed'
import type { Db } from '../../platform/database'

/** A part of a match page. Changes are published part by part, each at its own rate. */
export type MatchPart =
  | 'state'
  | 'incidents'
  | 'statistic'
  | 'text'
  | 'trend'
  | 'box'
  | 'shots'
  | 'flow'
  | 'facts'
  | 'lineup'
  | 'injuries'
  | 'odds'
  | 'lottery'
  /** Columns of list rows; `bumpVersions` raised the version in the same transaction. */
  | 'columns'

/** What a commit changed of one match. */
export type Touched = { matchId: number; part: MatchPart }

/**
 * Stores the messages of one kind in one transaction. Repeated messages are stored once. The store
 * drops and counts messages about unknown matches and players.
 */
export type DetailStore = {
  kind: DetailMessage['kind']
  store: (db: Db, source: string, messages: DetailMessage[]) => Promise<Touched[]>
}
