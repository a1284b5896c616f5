import type {
  FeedBasketballState,
  FeedMessage,
  FeedPlayer,
  FeedPlayerLine,
  FeedShot,
  FeedTextLine,
} from '../../../../feeds/feed'
import { basketballNotStarted } from '../../../../feeds/messages'
import { footballWorld, SATURDAY_EVENING } from '../../../../testing'

export type BasketballMessage = FeedMessage<FeedBasketballState>
type MatchMessage = Extract<BasketballMessage, { kind: 'match' }>

/** Numbers of players per side; the first five start. */
const SQUAD = [1, 2, 3, 4, 5, 6]
const POSITIONS = ['PG', 'SG', 'SF', 'PF', 'C', 'PG'] as const

/** One league with its teams, six players a side, and these games of Saturday evening. */
export function basketballWorld(keys: string[]): BasketballMessage[] {
  const players = [0, 1].flatMap((team) => SQUAD.map((number) => playerOf(team, number)))
  return [
    ...(footballWorld(keys) as BasketballMessage[]),
    { kind: 'players', at: SATURDAY_EVENING - 86_400, players },
  ]
}

function playerOf(team: number, number: number): FeedPlayer {
  const name = `${team === 0 ? '主' : '客'}${number}号`
  return {
    key: `p/${team}/${number}`,
    teamKey: `l/${team}`,
    nameZh: name,
    shortZh: name,
    position: POSITIONS[number - 1] ?? null,
    shirtNumber: number,
    birthDate: null,
    heightCm: 200,
    weightKg: 98,
    foot: 0,
    areaZh: null,
  }
}

/** A feed message about a game; without `state` the first quarter runs at 0-0. */
export function gameMessage(
  matchKey: string,
  revision: number,
  state: Partial<FeedBasketballState> = {},
): MatchMessage {
  const at = SATURDAY_EVENING + revision
  return {
    kind: 'match',
    at,
    matchKey,
    revision,
    state: {
      ...basketballNotStarted(),
      status: 2,
      score: [0, 0],
      homePoints: [0],
      awayPoints: [0],
      clock: 720,
      clockAt: at,
      fouls: [0, 0],
      timeouts: [7, 7],
      ...state,
    },
  }
}

/** A state with these points by period; the score is their sum. */
export function points(
  status: number,
  homePoints: number[],
  awayPoints: number[],
): Partial<FeedBasketballState> {
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  return { status, homePoints, awayPoints, score: [sum(homePoints), sum(awayPoints)] }
}

/** A line of player `number` who played ten minutes. */
export function line(
  team: 0 | 1,
  number: number,
  given: Partial<FeedPlayerLine> = {},
): FeedPlayerLine {
  return {
    playerKey: `p/${team}/${number}`,
    starter: number <= 5,
    onCourt: number <= 5,
    absent: null,
    seconds: 600,
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
    plusMinus: 0,
    ...given,
  }
}

/** The whole box score of match `a`, or these lines of it. */
export function boxMessage(
  revision: number,
  home: FeedPlayerLine[] = SQUAD.map((number) => line(0, number)),
  away: FeedPlayerLine[] = SQUAD.map((number) => line(1, number)),
): BasketballMessage {
  return { kind: 'box', at: SATURDAY_EVENING + revision, matchKey: 'a', revision, home, away }
}

/** A made two-pointer of player 1 of the home side. */
export function shot(key: string, given: Partial<FeedShot> = {}): FeedShot {
  return {
    key,
    side: 'home',
    playerKey: 'p/0/1',
    period: 1,
    clock: 700,
    x: 1.25,
    y: 2.5,
    points: 2,
    made: true,
    ...given,
  }
}

export function shotsMessage(
  revision: number,
  shots: FeedShot[],
  withdrawn: string[] = [],
): BasketballMessage {
  const at = SATURDAY_EVENING + revision
  return { kind: 'shots', at, matchKey: 'a', revision, shots, withdrawn }
}

/** Score after each change: seconds played, home, away. */
export function flowMessage(
  revision: number,
  flow: [seconds: number, home: number, away: number][],
): BasketballMessage {
  return { kind: 'flow', at: SATURDAY_EVENING + revision, matchKey: 'a', revision, points: flow }
}

/** A line of the fourth quarter with 2:31 left. */
export function textLine(
  key: string,
  order: number,
  given: Partial<FeedTextLine> = {},
): FeedTextLine {
  return {
    key,
    order,
    minute: null,
    addedMinute: null,
    period: 4,
    clock: 151,
    data: '跳投命中',
    type: 0,
    position: 1,
    main: false,
    score: [80, 79],
    ...given,
  }
}

export function textMessage(
  revision: number,
  lines: FeedTextLine[],
  withdrawn: string[] = [],
): BasketballMessage {
  const at = SATURDAY_EVENING + revision
  return { kind: 'text', at, matchKey: 'a', revision, lines, withdrawn }
}
