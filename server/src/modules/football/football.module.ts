import type { Term } from '../../platform/leader'
import type { Module } from '../../platform/module'
import type { BoardPublisher } from './board/board-publisher.service'
import { createShownBoard } from './board/shown-board.service'
import { footballRoutes } from './football.routes'
import { createFootballService } from './football.service'
import { footballTopics } from './football.topics'
import type { FootballDeps } from './football-deps'
import type { FootballLists } from './football-lists'
import { createFootballMetrics } from './football-metrics'
import { createOwnBoard, leadBoard, takeStored } from './lead-board'
import { matchTitle } from './match-title.service'

export type FootballModule = Module & {
  lists: FootballLists
  /**
   * Makes the board and open pages read these matches again, for columns that depend on other
   * matches. Does nothing unless this process leads.
   */
  republish: (matchIds: number[]) => Promise<void>
}

/** Football lists: feed → database → routes and topic `board/football`. */
export function footballModule(deps: FootballDeps): FootballModule {
  const { roles, clock, metrics } = deps
  const board = createShownBoard(deps)
  const { count } = createFootballMetrics(metrics, board, clock)
  const service = createFootballService({ board, columns: [], ...deps })
  /** Set while this process leads. */
  let led: { publisher: BoardPublisher; term: Term } | null = null
  return {
    name: 'football',
    ...(roles.has('api') && { routes: (app) => footballRoutes(app, service) }),
    topics: footballTopics,
    titles: { 'football-match': matchTitle({ db: deps.db, board }) },
    start: roles.has('api') ? board.follow : undefined,
    lead: async (term) => {
      const publisher = createOwnBoard(deps, term)
      led = { publisher, term }
      term.signal.addEventListener('abort', () => {
        if (led?.publisher === publisher) led = null
      })
      const show = () => board.lead(publisher, term.signal)
      await leadBoard(publisher, { ...deps, term, show, onOutcomes: count })
    },
    lists: service.lists,
    republish: async (matchIds) => {
      if (!led) return
      const { publisher, term } = led
      const touched = matchIds.map((matchId) => ({ matchId, part: 'columns' as const }))
      deps.onStored?.({ matchIds, incidents: [], touched })
      await takeStored(publisher, { matchIds, incidents: [] }, { ...deps, term })
    },
  }
}
