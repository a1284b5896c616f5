import type { FeedPlayerLine } from '../../../feed'
import { finalLines } from '../game/final-lines'
import type { GameTimeline } from '../game/game-timeline'
import type { Recording } from '../recordings/play'

const SIDES = ['home', 'away'] as const

/** Contradictions inside a game: figures that must add up do not. Empty for a coherent one. */
export function incoherences(recording: Recording, timeline: GameTimeline): string[] {
  const state = timeline.steps.at(-1)?.state
  if (!state) return ['no end']
  const lines = finalLines(timeline)
  const periods = state.homePoints?.length ?? 0
  const minutes = 5 * (4 * 12 + (periods - 4) * 5)
  return SIDES.flatMap((side, place) => {
    const own = lines[side]
    const sum = (of: (line: FeedPlayerLine) => number) =>
      own.reduce((all, line) => all + of(line), 0)
    const points = side === 'home' ? state.homePoints : state.awayPoints
    const rows: [string, unknown, unknown][] = [
      ['points of players', sum((line) => line.points), state.score?.[place]],
      ['points of periods', points?.reduce((a, b) => a + b, 0), state.score?.[place]],
      ['seconds on court', sum(({ seconds }) => seconds), minutes * 60],
      ['players at the start', own.filter(({ starter }) => starter).length, 5],
      ['points by shots', sum(pointsByShots), state.score?.[place]],
      ['five fold of the margin', sum(({ plusMinus }) => plusMinus ?? 0), 5 * margin(state, place)],
    ]
    return [
      ...rows.flatMap(([what, got, want]) =>
        got === want ? [] : [`${side} ${what}: ${got}, not ${want}`],
      ),
      ...own
        .filter(({ seconds }) => seconds > 60 * (minutes / 5))
        .map(({ playerKey, seconds }) => `${side} ${playerKey} plays ${seconds} s`),
    ]
  }).map((what) => `${recording.id} ${what}`)
}

function pointsByShots({ fieldGoals, threes, freeThrows }: FeedPlayerLine): number {
  return 2 * fieldGoals[0] + threes[0] + freeThrows[0]
}

function margin({ score }: { score: [number, number] | null }, place: number): number {
  const [home = 0, away = 0] = score ?? []
  return place === 0 ? home - away : away - home
}
