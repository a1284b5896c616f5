import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import {
  answer,
  makeBasketballList,
  makeBasketballMatch,
  makeFootballList,
  makeMatch,
  makeMatchHeader,
  makeMatchText,
  testRemote,
} from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'
import { CALL, MATCH_ID } from './testing/show-tab'

testRemote(remote, meta as RemoteMeta, {
  answers: {
    'GET /live/football/v1_1/live': answer(makeFootballList([makeMatch({ id: MATCH_ID, s: 2 })])),
    'POST /live/basketball/match': answer(
      makeBasketballList([makeBasketballMatch({ id: 900, home: 91, away: 92, s: 4 })]),
    ),
    [CALL.header]: answer(makeMatchHeader({ match: makeMatch({ id: MATCH_ID, s: 2 }) })),
    [CALL.text]: answer(makeMatchText()),
  },
  routes: {
    '/live/hot': { shows: '队1' },
    '/live/zq/:type?': { shows: '队1' },
    '/live/lq/:type?': { shows: '队91' },
    '/live/zq/detail/:id?': { address: `/live/zq/detail/${MATCH_ID}?tab=live`, shows: '队1' },
  },
})
