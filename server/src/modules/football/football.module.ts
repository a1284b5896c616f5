import type { Term } from '../../platform/leader'
import type { Module } from '../../platform/module'
import type { BoardOwner } from './board/board-owner.service'
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
  /** Has the board and open pages read these matches again, for columns that follow from other matches; only the leader does. */
  tellAgain: (matchIds: number[]) => Promise<void>
}

/** Football lists: from the feed through the database to the routes and the topic `board/football`. */
export function footballModule(deps: FootballDeps): FootballModule {
  const { roles, clock, metrics } = deps
  const board = createShownBoard(deps)
  const { count } = createFootballMetrics(metrics, board, clock)
  const service = createFootballService({ board, columns: [], ...deps })
  /** While this process leads. */
  let led: { owner: BoardOwner; term: Term } | null = null
  return {
    name: 'football',
    ...(roles.has('api') && { routes: (app) => footballRoutes(app, service) }),
    topics: footballTopics,
    titles: { 'football-match': matchTitle({ db: deps.db, board }) },
    start: roles.has('api') ? board.follow : undefined,
    lead: async (term) => {
      const owner = createOwnBoard(deps, term)
      led = { owner, term }
      term.signal.addEventListener('abort', () => {
        if (led?.owner === owner) led = null
      })
      const show = () => board.lead(owner, term.signal)
      await leadBoard(owner, { ...deps, term, show, onJudged: count })
    },
    lists: service.lists,
    tellAgain: async (matchIds) => {
      if (!led) return
      const { owner, term } = led
      const touched = matchIds.map((matchId) => ({ matchId, part: 'columns' as const }))
      deps.onStored?.({ matchIds, incidents: [], touched })
      await takeStored(owner, { matchIds, incidents: [] }, { ...deps, term })
    },
  }
}
