import { randomFrom } from '../../../random'
import { type GameSheet, gameSheet } from '../squads/game-sheet'
import type { BasketballMatch } from '../world/fixture'
import type { GameRules } from './game-rules'
import type { GameMoment } from './game-step'
import { simulateGame } from './simulate-game'

/** A whole game; message number n about it is moment n − 1. */
export type GameTimeline = {
  matchKey: string
  moments: GameMoment[]
  sheets: readonly [home: GameSheet, away: GameSheet]
  rules: GameRules
}

/** Longest delay of a tip-off in seconds. */
const MAX_DELAY = 160
/** Games whose timeline is cached: all that may be in play or open on a page. */
const CACHED_GAMES = 24

/** The game of a match; the same at every call. */
export function playGame(match: BasketballMatch, seed: string): GameTimeline {
  const { key, kickoffAt } = match.fixture
  const { rules, style } = match.league
  const random = randomFrom(`${seed}/game/${key}`)
  const sheets = [gameSheet(match, 0, seed), gameSheet(match, 1, seed)] as const
  const startAt = kickoffAt + random.int(20, MAX_DELAY)
  const setup = { rules, style, sheets, margin: match.margin, startAt }
  return { matchKey: key, moments: simulateGame(setup, random), sheets, rules }
}

/** `playGame` that remembers the last games: several streams of a match read the same one. */
export function createGames(seed: string): (match: BasketballMatch) => GameTimeline {
  const games = new Map<string, GameTimeline>()
  return (match) => {
    const { key } = match.fixture
    const game = games.get(key) ?? playGame(match, seed)
    games.delete(key)
    games.set(key, game)
    const [oldest] = games.keys()
    if (games.size > CACHED_GAMES && oldest !== undefined) games.delete(oldest)
    return game
  }
}
