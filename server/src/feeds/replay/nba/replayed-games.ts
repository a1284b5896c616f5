import { type OnBroken, reasonOf } from '../recorded-file'
import { nameOf } from './commentary/player-names'
import { type TimedLine, writeText } from './commentary/write-text'
import { buildGame } from './game/build-game'
import type { GameTimeline } from './game/game-timeline'
import { teamOf } from './game-catalogue'
import type { GameFiles } from './recordings/find-games'
import type { Recording } from './recordings/play'
import { readGame } from './recordings/read-game'

export type ReplayedGame = { recording: Recording; timeline: GameTimeline; lines: TimedLine[] }

/** A recorded game with all that its page shows. Throws for a file that cannot be used. */
export async function replayGame(
  files: GameFiles,
  dayOf: (id: string) => string | undefined,
): Promise<ReplayedGame> {
  const recording = await readGame(files, dayOf)
  const names = new Map(recording.players.map((player) => [player.id, nameOf(player)]))
  const timeline = buildGame(recording, (id) => names.get(id) ?? '')
  const teams = [teamOf(recording.homeId).shortZh, teamOf(recording.awayId).shortZh] as const
  return { recording, timeline, lines: writeText(recording, timeline, teams) }
}

/**
 * All games of the files, one after the other with a pause for other work. One that cannot be used
 * is reported to `onBroken` and left out.
 */
export async function replayedGames(
  files: readonly GameFiles[],
  dayOf: (id: string) => string | undefined,
  onBroken: OnBroken,
): Promise<ReplayedGame[]> {
  const games: ReplayedGame[] = []
  for (const one of files) {
    try {
      games.push(await replayGame(one, dayOf))
    } catch (error) {
      onBroken(one.file, reasonOf(error))
    }
  }
  return games
}
