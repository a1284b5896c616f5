import {
  answer,
  createFakeHttp,
  makeBasketballHeader,
  makeBasketballMatch,
  makeBasketballText,
} from '@saidian/shared/testing'
import type { ComponentType } from 'react'
import { gameQueries } from '../sports/basketball/data/game.api'
import { type Answers, MATCH_ID, renderInMatch } from './show-tab'

export const TOPIC_OF_GAME = `match/basketball/${MATCH_ID}`

/** Endpoints of the page of a basketball match. */
export const GAME_CALL = {
  header: `GET /live/basket/match/detail/${MATCH_ID}`,
  text: `GET /live/basket/match/textLive/${MATCH_ID}`,
  box: `GET /live/basket/match/player/${MATCH_ID}`,
  shots: `GET /live/basket/match/shot/${MATCH_ID}`,
  odds: `GET /live/basket/zhi/${MATCH_ID}`,
  oddsHistory: `GET /live/basket/zhi/history/${MATCH_ID}`,
  table: `GET /live/basket/match/analysis/table/${MATCH_ID}`,
  history: `GET /live/basket/match/analysis/history/${MATCH_ID}`,
  future: `GET /live/basket/match/analysis/future/${MATCH_ID}`,
  origins: `GET /live/basket/match/origins/${MATCH_ID}`,
} as const

/** A game in its third quarter. */
export const gameInPlay = () =>
  makeBasketballMatch({
    id: MATCH_ID,
    s: 6,
    score: [70, 66],
    homePoints: [30, 25, 15],
    awayPoints: [28, 28, 10],
    clock: 300,
  })

/** What a page has when its source gives everything. */
export const FULL_COVERAGE = {
  mlive: 0,
  text: 1,
  lineup: 0,
  intelligence: 0,
  odds: 1,
  box: 1,
  shots: 1,
}

/** Renders a tab of game 7 in play. The fake network serves header and text by default. */
export function showGameTab(
  Tab: ComponentType,
  answers: Answers,
  { path = '/', match = gameInPlay(), coverage = FULL_COVERAGE } = {},
) {
  const http = createFakeHttp({
    [GAME_CALL.header]: answer(makeBasketballHeader({ match, coverage })),
    [GAME_CALL.text]: answer(makeBasketballText()),
    ...answers,
  })
  const hasStarted = match.s > 1
  return renderInMatch(
    Tab,
    { sport: 'basketball', queries: gameQueries, hasStarted },
    { http, path },
  )
}
