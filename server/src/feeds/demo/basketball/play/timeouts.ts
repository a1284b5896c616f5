import type { Side } from './game-step'
import { substitute } from './rotation'
import type { Simulation } from './simulation'

/** The NBA demands a time-out at the first stop below seven and below three minutes. */
const DEMANDED_BELOW = [420, 180]
const RUN = 7
const LATE_SECONDS = 120
const CLOSE_LEAD = 7

/** A time-out at a stop of the clock, if one is due or a coach wants one. */
export function maybeTimeout(game: Simulation, mayAsk: readonly Side[] = [0, 1]): void {
  const side = demandedSide(game) ?? mayAsk.find((one) => wantsTimeout(game, one))
  if (side === undefined || game.left === 0) return
  const own = game.side(side)
  own.timeouts--
  game.side(0).run = 0
  game.side(1).run = 0
  game.isRunning = false
  game.add({ kind: 'timeout', side })
  game.pause(game.rules.timeoutsByGame ? game.random.int(105, 165) : game.random.int(72, 95))
  substitute(game)
}

function demandedSide(game: Simulation): Side | undefined {
  const { timeoutsByGame } = game.rules
  const below = DEMANDED_BELOW[game.demanded]
  if (!timeoutsByGame || game.period > 4 || below === undefined || game.left >= below) return
  game.demanded++
  // The home side's first, then the other's; a side without any is spared.
  const first: Side = game.demanded === 1 ? 0 : 1
  return ([first, first === 0 ? 1 : 0] as const).find((one) => game.side(one).timeouts > 1)
}

function wantsTimeout(game: Simulation, side: Side): boolean {
  const own = game.side(side)
  if (own.timeouts === 0) return false
  const isLate = game.isLastPeriod && game.left <= LATE_SECONDS
  if (isLate) {
    const lead = game.lead(side)
    return lead <= 0 && lead >= -CLOSE_LEAD && game.random.chance(0.6)
  }
  const other = game.side(side === 0 ? 1 : 0)
  const isSaved = game.isLastPeriod && own.timeouts <= 1
  return other.run >= RUN && !isSaved && game.random.chance(0.7)
}
