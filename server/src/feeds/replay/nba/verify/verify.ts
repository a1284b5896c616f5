import { readGamesTable } from '../games-table'
import { findGames } from '../recordings/find-games'
import { replayGame } from '../replayed-games'
import { gameDifferences } from './verify-game'

/**
 * Compares every recorded game of a folder with what its league published. Returns the number of
 * differences.
 */
async function main(dir: string): Promise<number> {
  const results = new Map(readGamesTable(dir).map((result) => [result.id, result]))
  const games = findGames(dir)
  let faults = 0
  for (const files of games) {
    const result = results.get(files.id)
    const game = await replayGame(files, () => result?.day)
    const wrong = await gameDifferences(files, game, result)
    faults += wrong.length
    const state = game.timeline.steps.at(-1)?.state
    const line = `${files.id}  ${state?.score?.join('-')}  ${state?.homePoints?.length} periods`
    process.stdout.write(`${line}${wrong.length > 0 ? `  WRONG ${wrong.join('; ')}` : '  ok'}\n`)
  }
  process.stdout.write(`${games.length} games, ${faults} differences\n`)
  return faults
}

const dir = process.argv[2]
if (!dir)
  throw new Error('usage: node --import tsx server/src/feeds/replay/nba/verify/verify.ts <dir>')
process.exitCode = (await main(dir)) > 0 ? 1 : 0
