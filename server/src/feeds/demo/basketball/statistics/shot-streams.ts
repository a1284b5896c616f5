import { secondsPlayed } from '@saidian/shared/lib/basketball'
import type { FeedBasketballState, FeedScoreFlow, FeedShot } from '../../../feed'
import type { DetailStream } from '../../../timeline'
import type { GameTimeline } from '../play/game-timeline'
import { sideOf } from './incidents'

/** Every shot with its place. */
export function shotStream(game: GameTimeline): DetailStream<FeedBasketballState> {
  const shots = game.moments.flatMap(({ at, period, left, step }, number) => {
    if (step.kind !== 'shot') return []
    const { side, player, x, y, points, made } = step
    const playerKey = game.sheets[side].players[player]?.key ?? null
    const shot: FeedShot = {
      key: `${number}`,
      side: sideOf(side),
      playerKey,
      period,
      clock: left,
      x,
      y,
      points,
      made,
    }
    return [{ at, shot }]
  })
  return {
    times: shots.map(({ at }) => at),
    messagesFor: (from, to) => [
      {
        kind: 'shots',
        at: shots[to - 1]?.at ?? 0,
        matchKey: game.matchKey,
        revision: to,
        shots: shots.slice(from, to).map(({ shot }) => shot),
      },
    ],
  }
}

/** The score after each change. */
export function flowStream(game: GameTimeline): DetailStream<FeedBasketballState> {
  const { quarterSeconds } = game.rules
  const score: [number, number] = [0, 0]
  const times: number[] = []
  const points: FeedScoreFlow = []
  for (const { at, period, left, step } of game.moments) {
    if ((step.kind !== 'shot' && step.kind !== 'freeThrow') || !step.made) continue
    score[step.side] += step.kind === 'shot' ? step.points : 1
    times.push(at)
    points.push([secondsPlayed(period, left, quarterSeconds), score[0], score[1]])
  }
  return {
    times,
    messagesFor: (_from, to) => [
      {
        kind: 'flow',
        at: times[to - 1] ?? 0,
        matchKey: game.matchKey,
        revision: to,
        points: points.slice(0, to),
      },
    ],
  }
}
