import type { FastifyInstance } from 'fastify'
import type { Module } from '../platform/module'
import { createFeedLeader, type FeedDeps } from './ingest'
import type { ListService, SportLists } from './lists'
import type { MatchRow } from './match-row'
import type { MatchState } from './match-state'

export type ListModuleDeps<State extends MatchState, Row extends MatchRow> = Omit<
  FeedDeps<State>,
  'lists'
> & {
  /** `api` serves the routes; the leader of `feed` publishes the board and runs the feed. */
  roles: ReadonlySet<string>
  board: SportLists<Row>
  routes: (app: FastifyInstance, lists: ListService<Row>) => void
}

/** Lists and feed of a sport as a module of the server. */
export function listModule<State extends MatchState, Row extends MatchRow>(
  deps: ListModuleDeps<State, Row>,
): Module {
  const { sport, roles, board, routes } = deps
  const leadFeed = createFeedLeader({ ...deps, lists: board })
  return {
    name: sport.key,
    ...(roles.has('api') && { routes: (app) => routes(app, board), start: board.follow }),
    topics: board.topics,
    pageTexts: { [`${sport.key}-match`]: board.matchText },
    lead: async (term) => {
      await board.lead(term)
      await leadFeed(term)
    },
  }
}
