import type { FeedBasketballState, FeedMessage, FeedPlayerLine } from '../../../feeds/feed'
import { basketballNotStarted } from '../../../feeds/messages'
import { august, catalogue, fixtures, NOW_S, type Scheduled } from './catalogue'

type Message = FeedMessage<FeedBasketballState>

const NBA: [string, string, string][] = [
  ['nba/los-angeles-lakers', '洛杉矶湖人', '湖人'],
  ['nba/golden-state-warriors', '金州勇士', '勇士'],
  ['nba/boston-celtics', '波士顿凯尔特人', '凯尔特人'],
  ['nba/houston-rockets', '休斯顿火箭', '火箭'],
  ['nba/chicago-bulls', '芝加哥公牛', '公牛'],
]
const [LAL, GSW, BOS, HOU, CHI] = NBA.map(([key]) => key) as [
  ...[string, string, string, string, string],
]

const GAMES: Scheduled[] = [
  ['n1', '常规赛', LAL, GSW, august(14, '10:00')],
  ['n2', '常规赛', BOS, HOU, august(14, '08:00')],
  ['n3', '常规赛', CHI, LAL, august(15, '09:30')],
  ['n4', '常规赛', GSW, BOS, august(16, '10:00')],
  ['n5', '常规赛', LAL, HOU, august(17, '10:30')],
]

const RESULTS: [key: string, home: number[], away: number[]][] = [
  ['n1', [30, 25, 28, 27], [25, 27, 24, 26]],
  ['n2', [24, 24, 25, 25], [26, 28, 25, 26]],
  ['n3', [25, 24, 26, 24], [24, 26, 25, 26]],
]

const sum = (points: number[]) => points.reduce((total, each) => total + each, 0)

function line(playerKey: string, given: Partial<FeedPlayerLine>): FeedPlayerLine {
  return {
    playerKey,
    starter: true,
    onCourt: false,
    absent: null,
    seconds: 2_160,
    points: 0,
    fieldGoals: [0, 0],
    threes: [0, 0],
    freeThrows: [0, 0],
    offensiveRebounds: 0,
    defensiveRebounds: 0,
    assists: 0,
    steals: 0,
    blocks: 0,
    turnovers: 0,
    fouls: 0,
    plusMinus: null,
    ...given,
  }
}

const player = (key: string, teamKey: string, nameZh: string, shortZh: string) => ({
  key,
  teamKey,
  nameZh,
  shortZh,
  position: 'F' as 'SF',
  shirtNumber: 23,
  birthDate: null,
  heightCm: 206,
  weightKg: null,
  foot: 0 as const,
  areaZh: null,
})

/** Some days of the NBA, with the box score of one game. */
export const BASKETBALL_SEASON: Message[] = [
  catalogue([
    {
      key: 'nba',
      nameZh: '美国职业篮球联赛',
      shortZh: 'NBA',
      area: 'usa',
      areaZh: '美国',
      teams: NBA,
    },
  ]),
  fixtures('nba', GAMES),
  {
    kind: 'players' as const,
    at: NOW_S - 86_400,
    players: [
      { ...player('b/james', LAL, '勒布朗·詹姆斯', '詹姆斯'), position: 'SF' },
      { ...player('b/curry', GSW, '斯蒂芬·库里', '库里'), position: 'PG' },
      { ...player('b/white', CHI, '科比·怀特', '怀特'), position: 'PG' },
    ],
  },
  ...RESULTS.map(
    ([matchKey, homePoints, awayPoints]): Message => ({
      kind: 'match',
      at: NOW_S - 60,
      matchKey,
      revision: 1,
      state: {
        ...basketballNotStarted(),
        status: 10,
        score: [sum(homePoints), sum(awayPoints)],
        homePoints,
        awayPoints,
      },
    }),
  ),
  {
    kind: 'box' as const,
    at: NOW_S - 60,
    matchKey: 'n3',
    revision: 1,
    home: [line('b/white', { points: 22, defensiveRebounds: 4, assists: 6 })],
    away: [line('b/james', { points: 31, offensiveRebounds: 1, defensiveRebounds: 7, assists: 9 })],
  },
]
