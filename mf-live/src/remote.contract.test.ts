import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import {
  answer,
  makeBasketballHeader,
  makeBasketballList,
  makeBasketballMatch,
  makeBasketballText,
  makeBoxScore,
  makeFootballList,
  makeLeague,
  makeListedPrediction,
  makeMatch,
  makeMatchHeader,
  makeMatchText,
  makeShotChart,
  makeTeam,
  testRemote,
} from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'
import { FULL_COVERAGE, GAME_CALL, gameInPlay } from './testing/show-game-tab'
import { CALL, MATCH_ID } from './testing/show-tab'

const NAMED = {
  leagues: [makeLeague()],
  teams: [makeTeam({ id: 1 }), makeTeam({ id: 2 })],
  list: [makeListedPrediction()],
}

testRemote(remote, meta as RemoteMeta, {
  answers: {
    'GET /live/football/v1_1/live': answer(makeFootballList([makeMatch({ id: MATCH_ID, s: 2 })])),
    'POST /live/basketball/match': answer(
      makeBasketballList([makeBasketballMatch({ id: 900, home: 91, away: 92, s: 4 })]),
    ),
    [CALL.header]: answer(makeMatchHeader({ match: makeMatch({ id: MATCH_ID, s: 2 }) })),
    [CALL.text]: answer(makeMatchText()),
    'GET /live/prediction/upcoming': answer({ ...NAMED, serverAt: 1, value: [] }),
    'GET /live/prediction/past': answer({ ...NAMED, count: 1, hits: 0, counted: 0, next: null }),
    'GET /live/prediction/scores': answer({ groups: [] }),
    'GET /live/prediction/heads': answer({ heads: [] }),
    [GAME_CALL.header]: answer(
      makeBasketballHeader({ match: gameInPlay(), coverage: FULL_COVERAGE }),
    ),
    [GAME_CALL.text]: answer(makeBasketballText({ flow: [[30, 2, 0]] })),
    [GAME_CALL.box]: answer(makeBoxScore()),
    [GAME_CALL.shots]: answer(makeShotChart()),
  },
  routes: {
    '/live/hot': { shows: '队1' },
    '/live/zq/:type?': { shows: '队1' },
    '/live/lq/:type?': { shows: '队91' },
    '/live/ai': { shows: '队1' },
    '/live/ai/list': { shows: '队1' },
    '/live/lq/detail/:id?': { address: `/live/lq/detail/${MATCH_ID}?tab=live`, shows: '得分走势' },
    '/live/zq/detail/:id?': { address: `/live/zq/detail/${MATCH_ID}?tab=live`, shows: '队1' },
  },
})
