import type { Clock } from '../../../platform/clock'
import type { Feed, FeedBasketballState } from '../../feed'
import { playStreams, runFrom } from '../playback'
import { fail, type OnBroken } from '../recorded-file'
import { SOURCE } from './game/game-key'
import { gameCatalogue, gameFixture, gamePlayers } from './game-catalogue'
import { readGamesTable } from './games-table'
import { pastBatches } from './past-results'
import { findGames } from './recordings/find-games'
import { replayedGames } from './replayed-games'
import { tipOffs } from './rounds.rules'
import { gameStreams } from './streams'
import { withdrawRun } from './withdraw-run'

export type NbaReplayOptions = {
  dir: string
  /** Seconds of the game per second, 1–120. */
  speed: number
  clock: Clock
  /** Numbers of games; default: all of the folder. */
  gameIds?: readonly string[]
  /** Called with a file that cannot be used; its game is left out. Default: `run` rejects. */
  onBroken?: OnBroken
}

/** True for a folder with recorded games of the NBA. */
export function hasRecordedGames(dir: string): boolean {
  return findGames(dir).length > 0
}

/**
 * Plays recorded games of the NBA at the pace of the wall clock, as if the first tipped off now.
 * Every run starts from the beginning and first withdraws what an earlier run delivered. `run`
 * rejects when no game can be read; after the last game it stays alive until aborted.
 */
export function createNbaReplayFeed({
  dir,
  speed,
  clock,
  gameIds,
  onBroken = fail,
}: NbaReplayOptions): Feed<FeedBasketballState> {
  return {
    source: SOURCE,
    demo: false,
    speed,
    run: async (sink, signal) => {
      const files = findGames(dir).filter(({ id }) => gameIds?.includes(id) ?? true)
      const results = readGamesTable(dir)
      const days = new Map(results.map(({ id, day }) => [id, day]))
      const games = await replayedGames(files, (id) => days.get(id), onBroken)
      if (games.length === 0) throw new Error(`no recorded games of the NBA in ${dir}`)
      const startMs = clock.now()
      const startAt = Math.floor(startMs / 1000)
      const run = runFrom(startAt, speed)
      const starts = tipOffs(
        games.map(({ recording, timeline }) => ({
          ...recording,
          seconds: timeline.steps.at(-1)?.second ?? 0,
        })),
      )
      const replayed = games.map((game) => ({ game, start: starts.get(game.recording.id) ?? 0 }))
      const [today = ''] = replayed.flatMap(({ game, start }) =>
        start === 0 ? game.recording.day : [],
      )
      const past = results.filter(({ id }) => !starts.has(id))
      const all = [...games.map(({ recording }) => recording), ...past]
      await sink.deliver([{ kind: 'catalogue', at: startAt, ...gameCatalogue(all) }])
      const fixtures = replayed.map(({ game, start }) =>
        gameFixture(game.recording, Math.floor(run.instant(start))),
      )
      await sink.deliver([{ kind: 'fixtures', at: startAt, fixtures }])
      const players = games.flatMap(({ recording }) => gamePlayers(recording))
      await sink.deliver([{ kind: 'players', at: startAt, players }])
      await sink.deliver(games.flatMap((game) => withdrawRun(game, startAt, run)))
      for (const batch of pastBatches(past, today, run)) await sink.deliver(batch)
      const streams = replayed.flatMap(({ game, start }) => gameStreams(game, start, run))
      await playStreams(streams, { startMs, speed, clock }, sink, signal)
    },
  }
}
