import { buildGame } from '../game/build-game'
import { readGamesTable } from '../games-table'
import {
  FOUR_OVERTIMES,
  fixtureFiles,
  fixtureGame,
  GAMES_DIR,
  LIVE_GAME,
  STATS_GAME,
} from '../testing/fixture-game'
import { gameDifferences } from './verify-game'

const results = new Map(readGamesTable(GAMES_DIR).map((result) => [result.id, result]))

describe('a replayed game and what its league published', () => {
  it.each([FOUR_OVERTIMES, '0021500377', LIVE_GAME, STATS_GAME])('agree about %s', async (id) => {
    const game = await fixtureGame(id)
    expect(await gameDifferences(fixtureFiles(id), game, results.get(id))).toEqual([])
  })

  it('differ when a play is missing', async () => {
    const game = await fixtureGame(FOUR_OVERTIMES)
    const { plays } = game.recording
    const basket = plays.find((play) => play.kind === 'shot' && play.made && play.assist !== null)
    const recording = { ...game.recording, plays: plays.filter((play) => play !== basket) }
    const timeline = buildGame(recording, () => '')
    const differences = await gameDifferences(
      fixtureFiles(FOUR_OVERTIMES),
      { ...game, recording, timeline },
      results.get(FOUR_OVERTIMES),
    )
    expect(differences.some((what) => what.includes('points'))).toBe(true)
    expect(differences.some((what) => what.includes('assists'))).toBe(true)
  })
})
