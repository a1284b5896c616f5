import { hashOf, randomFrom } from '../../../random'
import type { BasketballMatch } from '../world/fixture'
import { type RosterPlayer, rosterOf } from './roster'

/** Who plays for a side, with the time that the coach plans for each. */
export type GameSheet = {
  players: RosterPlayer[]
  /** Numbers of the five starters, from point guard to centre. */
  starters: number[]
  /** Planned share of the game by player; the shares of a team add up to five. */
  plan: number[]
  /** Why a player is out, as shown; null for players of the game. */
  absent: (string | null)[]
}

const PLAN = [34, 33, 32, 31, 30, 22, 19, 17, 14, 8]
const REASONS = [
  ...['脚踝扭伤', '膝盖酸痛', '腿筋拉伤', '背部紧张', '小腿拉伤', '手指挫伤', '流感', '跟腱炎'],
  ...['肩部扭伤', '个人原因', '轮休'],
]
const MINUTES_OF_TEAM = 240
/** A player is absent for this many days in a row. */
const ABSENCE_DAYS = 6
const ABSENT_ONE_IN = 16
const MIN_PLAYERS = 10

/** The sheet of a side; the same at every call. */
export function gameSheet(match: BasketballMatch, side: 0 | 1, seed: string): GameSheet {
  const team = side === 0 ? match.home : match.away
  const players = rosterOf(seed, team.key, match.league)
  const absent = absencesOf(players, match.fixture.kickoffAt, seed)
  const order = players
    .map((player, number) => ({ player, number }))
    .filter(({ number }) => absent[number] === null)
  const plan = planOf(
    order,
    players.length,
    randomFrom(`${seed}/plan/${match.fixture.key}/${side}`),
  )
  return { players, starters: startersOf(order), plan, absent }
}

function absencesOf(players: RosterPlayer[], at: number, seed: string): (string | null)[] {
  let present = players.length
  return players.map(({ key }) => {
    const spell = Math.floor((at / 86_400 + (hashOf(key) % ABSENCE_DAYS)) / ABSENCE_DAYS)
    const lot = hashOf(`${seed}/absent/${key}/${spell}`)
    if (lot % ABSENT_ONE_IN !== 0 || present <= MIN_PLAYERS) return null
    present--
    return REASONS[(lot >>> 8) % REASONS.length] ?? '个人原因'
  })
}

type Listed = { player: RosterPlayer; number: number }

/** The first free player of each position; else the best one left. */
function startersOf(order: Listed[]): number[] {
  const free = [...order]
  return (['PG', 'SG', 'SF', 'PF', 'C'] as const).map((position) => {
    const place = Math.max(
      0,
      free.findIndex(({ player }) => player.position === position),
    )
    return free.splice(place, 1)[0]?.number ?? 0
  })
}

function planOf(order: Listed[], size: number, random: { next: () => number }): number[] {
  const starters = startersOf(order)
  const bench = order.filter(({ number }) => !starters.includes(number))
  const minutes = new Array<number>(size).fill(0)
  const ranked = [...starters, ...bench.map(({ number }) => number)]
  ranked.forEach((number, place) => {
    minutes[number] = (PLAN[place] ?? 0) * (0.9 + 0.2 * random.next())
  })
  const sum = minutes.reduce((total, some) => total + some, 0)
  return minutes.map((some) => (some / sum) * (MINUTES_OF_TEAM / 48))
}
