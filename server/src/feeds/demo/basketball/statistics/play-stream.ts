import type { FeedBasketballState, FeedMessage } from '../../../feed'
import type { DetailStream } from '../../../timeline'
import type { GameMoment } from '../play/game-step'
import type { GameTimeline } from '../play/game-timeline'
import { GameCounters } from './game-counters'
import { incidentsOf } from './incidents'

/** Score, clock and incidents of a game: a message whenever the score or the clock changes. */
export function playStream(game: GameTimeline): DetailStream<FeedBasketballState> {
  const numbers = game.moments.flatMap((moment, number) =>
    isChange(moment, game.moments[number - 1]) ? [number] : [],
  )
  const incidents = incidentsOf(game)
  const counters = createCursor(game)
  return {
    times: numbers.map((number) => game.moments[number]?.at ?? 0),
    messagesFor: (from, to) => {
      const [first, last] = [from === 0 ? 0 : (numbers[from - 1] ?? 0) + 1, numbers[to - 1] ?? 0]
      const found: FeedMessage<FeedBasketballState> = {
        kind: 'match',
        at: game.moments[last]?.at ?? 0,
        matchKey: game.matchKey,
        revision: to,
        state: counters(last + 1).state(),
      }
      const some = [...incidents].flatMap(([number, list]) =>
        number >= first && number <= last ? list : [],
      )
      return [some.length > 0 ? { ...found, incidents: some } : found]
    },
  }
}

/** Whether a moment changes the score, the fouls, the time-outs or the state of the clock. */
function isChange({ step, isRunning }: GameMoment, before: GameMoment | undefined): boolean {
  if (isRunning !== (before?.isRunning ?? false)) return true
  if (step.kind === 'shot' || step.kind === 'freeThrow') return step.made
  return !['substitution', 'rebound', 'turnover', 'jump', 'play'].includes(step.kind)
}

/** The counters after a number of moments; they go on from the last call where that is possible. */
export function createCursor(game: GameTimeline): (moments: number) => GameCounters {
  let counters = new GameCounters(game)
  return (moments) => {
    if (counters.applied > moments) counters = new GameCounters(game)
    counters.applyTo(moments)
    return counters
  }
}
