import type { FeedState } from '@saidian/shared/contracts/matches'
import type { FastifyInstance } from 'fastify'
import type { FeedBallPosition } from '../../feeds/feed'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { DetailStore, MatchPart } from '../ingest'
import type { MatchLists } from '../lists'
import type { MatchRow } from '../match-row'
import type { PublishedParts } from './live/published.rules'
import type { SharedReads } from './read/shared-reads'
import type { OnDetails } from './stores/validated.store'

/** The published parts of a match, and its published row. */
export type PublishedMatch<Row extends MatchRow = MatchRow> = {
  matchId: number
  published: PublishedParts
  row: Row | undefined
}

/** Changed parts of a match, named as in the event of the sport's topic. */
export type MatchChanges = { [part: string]: unknown }

/** An event of the topic `match/{sport}/{id}`. */
export type LiveMatchEvent = MatchChanges & {
  serverAt: number
  feed?: FeedState
  ballPositions?: FeedBallPosition[]
}

/** Reads a part of a match page for its topic. */
export type PartReader<Row extends MatchRow = MatchRow> = {
  /** It is read when a commit changed one of these parts. */
  on: readonly MatchPart[]
  /** It is also read when the status of the match changed. */
  onStatus?: boolean
  /** What changed since it was last published; records it in `target` as published. */
  read: (target: PublishedMatch<Row>) => Promise<MatchChanges>
}

/** What the calls of a sport need to read the parts of its match pages. */
export type PageContext<Row extends MatchRow> = {
  db: Db
  bus: Bus
  clock: Clock
  lists: MatchLists<Row>
  reads: SharedReads
}

/** The match page of a sport: what it has beside the row of the list. */
export type MatchPage<Row extends MatchRow> = {
  /** Stores of the feed messages that only this sport has. */
  stores: (onDetails: OnDetails) => DetailStore[]
  /** The parts that its topic publishes, in the order of reading. */
  parts: (db: Db) => PartReader<Row>[]
  routes: (app: FastifyInstance, context: PageContext<Row>) => void
}
