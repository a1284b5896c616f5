import { fileURLToPath } from 'node:url'
import { findGames, type GameFiles } from '../recordings/find-games'
import { type ReplayedGame, replayGame } from '../replayed-games'

/** Folders with recorded games for tests. */
export const GAMES_DIR = fileURLToPath(new URL('../fixtures/pbp', import.meta.url))
export const LIVE_DIR = fileURLToPath(new URL('../fixtures/live', import.meta.url))

/** Games of the fixtures: four overtimes, the live format, and statistics with shot charts. */
export const FOUR_OVERTIMES = '0021500391'
export const LIVE_GAME = '0022000001'
export const STATS_GAME = '0021900001'

export function fixtureFiles(id: string): GameFiles {
  const files = [...findGames(GAMES_DIR), ...findGames(LIVE_DIR)].find((one) => one.id === id)
  if (!files) throw new Error(`no fixture ${id}`)
  return files
}

export function fixtureGame(id: string): Promise<ReplayedGame> {
  return replayGame(fixtureFiles(id), () => undefined)
}
