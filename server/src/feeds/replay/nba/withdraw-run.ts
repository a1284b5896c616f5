import { basketballNotStarted, type FeedBasketballState, type FeedMessage } from '../../feed'
import type { Run } from '../playback'
import type { ReplayedGame } from './replayed-games'

/** Messages that withdraw everything an earlier run delivered about a game. */
export function withdrawRun(
  { timeline, lines }: ReplayedGame,
  at: number,
  run: Run,
): FeedMessage<FeedBasketballState>[] {
  const { matchKey, steps, shots, boxes } = timeline
  const head = { at, matchKey, revision: run.revision(0) }
  const [first] = boxes
  return [
    {
      kind: 'match',
      ...head,
      state: basketballNotStarted(),
      withdrawn: steps.flatMap(({ incidents }) => incidents.map(({ key }) => key)),
      correction: true,
    },
    { kind: 'text', ...head, lines: [], withdrawn: lines.map(({ line }) => line.key) },
    { kind: 'shots', ...head, shots: [], withdrawn: shots.map(({ shot }) => shot.key) },
    { kind: 'flow', ...head, points: [] },
    // Lines are replaced, never removed: those of the start overwrite the ones of an earlier end.
    { kind: 'box', ...head, home: first?.home ?? [], away: first?.away ?? [] },
  ]
}
