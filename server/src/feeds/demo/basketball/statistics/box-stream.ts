import type { FeedBasketballState, FeedPlayerLine } from '../../../feed'
import type { DetailStream } from '../../../timeline'
import type { GameMoment, Side } from '../play/game-step'
import type { GameTimeline } from '../play/game-timeline'
import type { GameCounters } from './game-counters'
import { createCursor } from './play-stream'

type Touched = readonly [Set<number>, Set<number>]

/**
 * The box score: before the game the sheets with the starting fives, then the lines of the players
 * whom a moment concerns. Time on court and plus-minus of the others follow at stops and ends.
 */
export function boxStream(game: GameTimeline, sheetAt: number): DetailStream<FeedBasketballState> {
  const numbers = game.moments.flatMap((moment, number) => (isInBox(moment) ? [number] : []))
  const cursor = createCursor(game)
  return {
    times: [sheetAt, ...numbers.map((number) => game.moments[number]?.at ?? 0)],
    messagesFor: (from, to) => {
      const last = to === 1 ? -1 : (numbers[to - 2] ?? 0)
      const counters = cursor(last + 1)
      const touched: Touched = [new Set(), new Set()]
      if (from === 0) addAll(game, touched)
      for (let place = Math.max(0, from - 1); place < to - 1; place++)
        touch(game, numbers[place] ?? 0, counters, touched)
      const lines = (side: Side) => linesOf(counters, side, touched[side])
      return [
        {
          kind: 'box',
          at: to === 1 ? sheetAt : (game.moments[last]?.at ?? 0),
          matchKey: game.matchKey,
          revision: to,
          home: lines(0),
          away: lines(1),
        },
      ]
    },
  }
}

function isInBox({ step }: GameMoment): boolean {
  return !['play', 'jump', 'end'].includes(step.kind)
}

function addAll({ sheets }: GameTimeline, touched: Touched): void {
  for (const side of [0, 1] as const)
    sheets[side].players.forEach((_, number) => void touched[side].add(number))
}

/** Adds the players whom a moment concerns. */
function touch(game: GameTimeline, number: number, counters: GameCounters, touched: Touched): void {
  const step = game.moments[number]?.step
  if (!step) return
  if (step.kind === 'periodStart' || step.kind === 'periodEnd' || step.kind === 'timeout') {
    for (const side of [0, 1] as const)
      for (const one of counters.onCourt(side)) touched[side].add(one)
    return
  }
  if (!('side' in step)) return
  const [own, other] = [touched[step.side], touched[step.side === 0 ? 1 : 0]]
  if ('player' in step && step.player !== null) own.add(step.player)
  if (step.kind === 'shot' && step.assist !== null) own.add(step.assist)
  if (step.kind === 'shot' && step.block !== null) other.add(step.block)
  if (step.kind === 'turnover' && step.steal !== null) other.add(step.steal)
  if (step.kind === 'substitution') own.add(step.out)
}

function linesOf(counters: GameCounters, side: Side, numbers: Set<number>): FeedPlayerLine[] {
  return [...numbers].sort((one, other) => one - other).map((one) => counters.line(side, one))
}
