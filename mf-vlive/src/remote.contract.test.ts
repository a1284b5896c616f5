import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import {
  getNobleOffers,
  getRooms,
  playRoom,
  readRoomNotices,
  stayInRoom,
  welcomeToRoom,
} from '@saidian/shared/contracts/rooms'
import { getTvMatches } from '@saidian/shared/contracts/tv'
import {
  answer,
  makeMatchSummary,
  makeRoomCard,
  makeRoomList,
  makeRoomWelcome,
  testRemote,
} from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'
import { makeNobleOffers } from './testing/noble.factory'
import { makeRecording, makeReplay } from './testing/replay.factory'
import { makeRoomDetail } from './testing/room-detail.factory'

const tvMatch = { matchId: 1001, match: makeMatchSummary({ id: 1001 }), rooms: [makeRoomCard()] }

testRemote(remote, meta as RemoteMeta, {
  answers: {
    [`GET ${getRooms.path}`]: answer(makeRoomList()),
    [`GET ${getTvMatches.path}`]: answer([tvMatch]),
    [`GET ${getNobleOffers.path}`]: answer(makeNobleOffers()),
    'GET /api/room/detail/10001': answer(makeRoomDetail()),
    [`POST ${welcomeToRoom.path}`]: answer(makeRoomWelcome()),
    [`POST ${readRoomNotices.path}`]: answer({ notices: ['文明观赛'] }),
    [`POST ${playRoom.path}`]: answer({ isLive: false, sources: [], expiresAt: 0 }),
    'GET /api/room/replay/7': answer(makeReplay()),
    'GET /api/room/replay/7/messages': answer([]),
    'GET /api/room/recordings/10001': answer([makeRecording()]),
    [`POST ${stayInRoom.path}`]: answer({ earned: [] }),
  },
  routes: {
    '/vlive/:type?': { shows: '主播10001' },
    '/vlive/match': { shows: '利物浦' },
    '/vlive/noble': { shows: '骑士的特权' },
    '/vlive/detail/:id?': { address: '/vlive/detail/10001', shows: '文明观赛' },
    '/vlive/detail/replay': { address: '/vlive/detail/replay?id=7', shows: '全场' },
  },
})
