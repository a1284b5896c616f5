import type { FeedIncident, FeedMessage, FeedPlayer } from '../../../feeds/feed'
import { august, catalogue, fixtures, NOW_S, type Scheduled } from './catalogue'

const ENGLAND: [string, string, string][] = [
  ['eng/arsenal', '阿森纳', '阿森纳'],
  ['eng/liverpool', '利物浦', '利物浦'],
  ['eng/manchester-city', '曼彻斯特城', '曼城'],
  ['eng/chelsea', '切尔西', '切尔西'],
  ['eng/manchester-united', '曼彻斯特联', '曼联'],
  ['eng/newcastle-united', '纽卡斯尔联', '纽卡'],
  ['eng/tottenham-hotspur', '托特纳姆热刺', '热刺'],
  ['eng/aston-villa', '阿斯顿维拉', '维拉'],
]
const CHINA: [string, string, string][] = [
  ['chn/beijing-guoan', '北京国安', '国安'],
  ['chn/shanghai-shenhua', '上海申花', '申花'],
  ['chn/shanghai-port', '上海海港', '海港'],
  ['chn/shandong-taishan', '山东泰山', '泰山'],
]
const SPAIN: [string, string, string][] = [
  ['esp/real-madrid', '皇家马德里', '皇马'],
  ['esp/barcelona', '巴塞罗那', '巴萨'],
]

const [ARS, LIV, MCI, CHE, MUN, NEW, TOT, AVL] = ENGLAND.map(([key]) => key) as [
  ...[string, string, string, string, string, string, string, string],
]
const [GUO, SHE, POR, TAI] = CHINA.map(([key]) => key) as [string, string, string, string]

const ENGLISH: Scheduled[] = [
  ['e11', '第1轮', ARS, MUN, august(1, '22:00')],
  ['e12', '第1轮', LIV, CHE, august(1, '22:00')],
  ['e13', '第1轮', MCI, NEW, august(1, '23:00')],
  ['e14', '第1轮', TOT, AVL, august(2, '21:00')],
  ['e21', '第2轮', MUN, LIV, august(8, '22:00')],
  ['e22', '第2轮', CHE, ARS, august(8, '22:00')],
  ['e23', '第2轮', NEW, TOT, august(8, '23:00')],
  ['e24', '第2轮', AVL, MCI, august(9, '21:00')],
  ['e31', '第3轮', ARS, LIV, august(15, '19:20')],
  ['e32', '第3轮', MUN, MCI, august(15, '22:00')],
  ['e33', '第3轮', CHE, TOT, august(16, '21:00')],
  ['e34', '第3轮', NEW, AVL, august(16, '23:30')],
  ['e41', '第4轮', AVL, CHE, august(22, '19:30')],
  ['e42', '第4轮', MCI, ARS, august(22, '22:00')],
  ['e43', '第4轮', LIV, NEW, august(22, '22:00')],
  ['e44', '第4轮', TOT, MUN, august(23, '20:00')],
]
const CHINESE: Scheduled[] = [
  ['c11', '第20轮', GUO, SHE, august(14, '19:35')],
  ['c12', '第20轮', POR, TAI, august(14, '20:00')],
  ['c21', '第21轮', SHE, POR, august(16, '19:35')],
  ['c22', '第21轮', TAI, GUO, august(16, '20:00')],
]
const SPANISH: Scheduled[] = [
  ['s11', '第1轮', 'esp/real-madrid', 'esp/barcelona', august(16, '03:00')],
]

const PLAYERS: [string, string, string, string][] = [
  ['p/saka', ARS, '布卡约·萨卡', '萨卡'],
  ['p/haaland', MCI, '埃尔林·哈兰德', '哈兰德'],
  ['p/rashford', MUN, '马库斯·拉什福德', '拉什福德'],
  ['p/bruno', MUN, '布鲁诺·费尔南德斯', 'B费'],
  ['p/salah', LIV, '穆罕默德·萨拉赫', '萨拉赫'],
]

const RESULTS: [key: string, score: [number, number], half: [number, number]][] = [
  ['e11', [2, 1], [1, 0]],
  ['e12', [3, 0], [2, 0]],
  ['e13', [1, 1], [0, 1]],
  ['e14', [0, 2], [0, 0]],
  ['e21', [3, 0], [1, 0]],
  ['e22', [1, 2], [1, 1]],
  ['e23', [4, 1], [2, 1]],
  ['e24', [0, 0], [0, 0]],
  ['c11', [2, 2], [1, 2]],
  ['c12', [3, 1], [1, 0]],
]

const UNKNOWN = {
  corners: null,
  yellow: null,
  red: null,
  extra: null,
  shootout: null,
  varCheck: false,
}

function incident(key: string, given: Partial<FeedIncident>): FeedIncident {
  return {
    key,
    type: 1,
    side: 'home',
    minute: 10,
    addedMinute: null,
    player: null,
    otherPlayer: null,
    score: null,
    ...given,
  }
}

/** Goals of 曼联 3-0 利物浦, and the goal of the match in play. */
const INCIDENTS: Record<string, FeedIncident[]> = {
  e21: [
    incident('g1', { minute: 23, player: '拉什福德', playerKey: 'p/rashford', score: [1, 0] }),
    incident('g2', { minute: 61, player: 'B费', playerKey: 'p/bruno', type: 8, score: [2, 0] }),
    incident('g3', { minute: 90, addedMinute: 2, player: '拉什福德', playerKey: 'p/rashford' }),
    incident('y1', { minute: 70, type: 3, side: 'away', player: '萨拉赫', playerKey: 'p/salah' }),
  ],
  e31: [incident('g1', { minute: 17, player: '萨卡', playerKey: 'p/saka', score: [1, 0] })],
}

const WHOLE = 0

function stateOf(key: string, score: [number, number], half: [number, number]): FeedMessage {
  return {
    kind: 'match' as const,
    at: NOW_S - 60,
    matchKey: key,
    revision: 1,
    state: { status: 8, halfKickoffAt: null, score, half, ...UNKNOWN },
    incidents: INCIDENTS[key] ?? [],
  }
}

const PLAYING: FeedMessage = {
  kind: 'match' as const,
  at: NOW_S - 60,
  matchKey: 'e31',
  revision: 1,
  state: {
    status: 2,
    halfKickoffAt: august(15, '19:20'),
    score: [1, 0],
    half: null,
    ...UNKNOWN,
  },
  incidents: INCIDENTS.e31 ?? [],
  statistics: [
    { type: 25, half: WHOLE, home: 56, away: 44 },
    { type: 83, half: WHOLE, home: 8, away: 5 },
    { type: 21, half: WHOLE, home: 4, away: 2 },
  ],
}

const players: FeedMessage = {
  kind: 'players',
  at: NOW_S - 86_400,
  players: PLAYERS.map(
    ([key, teamKey, nameZh, shortZh], index): FeedPlayer => ({
      key,
      teamKey,
      nameZh,
      shortZh,
      position: 'F',
      shirtNumber: index + 7,
      birthDate: null,
      heightCm: null,
      weightKg: null,
      foot: 0,
      areaZh: null,
    }),
  ),
}

function starter(playerKey: string, shirtNumber: number) {
  return {
    playerKey,
    state: 1 as const,
    shirtNumber,
    position: 'F' as const,
    x: null,
    y: null,
    captain: false,
    rating: null,
    note: null,
  }
}

const quote = (companyId: number, type: number, at: number, prices: [number, number, number]) => ({
  matchKey: 'e32',
  companyId,
  type,
  at,
  minute: null,
  addedMinute: null,
  left: prices[0],
  middle: prices[1],
  right: prices[2],
  status: 1,
  suspended: false,
  score: null,
})

/** Two weeks of 英超 and one of 中超, with a match in play, line-ups and odds of one to come. */
export const FOOTBALL_SEASON: FeedMessage[] = [
  catalogue([
    {
      key: 'eng.1',
      nameZh: '英格兰足球超级联赛',
      shortZh: '英超',
      area: 'eng',
      areaZh: '英格兰',
      teams: ENGLAND,
    },
    {
      key: 'chn.1',
      nameZh: '中国足球协会超级联赛',
      shortZh: '中超',
      area: 'chn',
      areaZh: '中国',
      teams: CHINA,
    },
    {
      key: 'esp.1',
      nameZh: '西班牙足球甲级联赛',
      shortZh: '西甲',
      area: 'esp',
      areaZh: '西班牙',
      teams: SPAIN,
    },
  ]),
  fixtures('eng.1', ENGLISH),
  fixtures('chn.1', CHINESE),
  fixtures('esp.1', SPANISH),
  players,
  ...RESULTS.map(([key, score, half]) => stateOf(key, score, half)),
  PLAYING,
  {
    kind: 'lineup' as const,
    at: NOW_S - 1_800,
    matchKey: 'e32',
    revision: 1,
    home: {
      confirmed: true,
      formation: '4-2-3-1',
      coach: '阿莫林',
      players: [starter('p/rashford', 10), starter('p/bruno', 8)],
    },
    away: {
      confirmed: true,
      formation: '4-3-3',
      coach: '瓜迪奥拉',
      players: [starter('p/haaland', 9)],
    },
  },
  {
    kind: 'odds' as const,
    at: NOW_S - 600,
    quotes: [
      quote(2, 2, NOW_S - 86_400, [2.6, 3.4, 2.7]),
      quote(2, 2, NOW_S - 600, [2.8, 3.4, 2.5]),
      quote(2, 1, NOW_S - 600, [0.95, -0.25, 0.93]),
      quote(2, 3, NOW_S - 600, [0.9, 2.75, 0.98]),
    ],
  },
]
