import type { CourtSide } from './court-side'
import type { PlayerNumber, Side } from './game-step'
import type { Simulation } from './simulation'

const MIN_STINT = 210
const MAX_CHANGES = 3
/** Seconds by which the plan of another player must be further behind. */
const GAIN = 110
const GAIN_AT_PERIOD = 30
const CLOSE_SECONDS = 300
const CLOSE_LEAD = 12
const DECIDED_LEAD = 22
/** Seconds that a player with many fouls rests. */
const IN_TROUBLE = 400

/** Substitutions of both sides while the clock stands; a player in `staying` is not replaced. */
export function substitute(game: Simulation, staying: PlayerNumber | null = null, by?: Side): void {
  for (const side of [0, 1] as const) {
    for (let changes = 0; changes < MAX_CHANGES; changes++) {
      const change = bestChange(game, side, side === by ? staying : null)
      if (!change) break
      replace(game, side, change.out, change.player)
    }
  }
}

/** Replaces a player who must leave. There is always someone: see `mayFoul`. */
export function replaceGone(game: Simulation, side: Side, out: PlayerNumber): void {
  const own = game.side(side)
  const wish = wishOf(game, own)
  const [player] = own.bench.toSorted(
    (one, other) => fit(own, out, one) - fit(own, out, other) || wish(other) - wish(one),
  )
  if (player !== undefined) replace(game, side, out, player)
}

function replace(game: Simulation, side: Side, out: PlayerNumber, player: PlayerNumber): void {
  game.side(side).replace(out, player)
  game.add({ kind: 'substitution', side, player, out })
}

type Change = { out: PlayerNumber; player: PlayerNumber; gain: number }

function bestChange(game: Simulation, side: Side, staying: PlayerNumber | null): Change | null {
  const own = game.side(side)
  const isStart = game.left === game.rules.quarterSeconds || isClosingTime(game)
  const mayLeave = own.onCourt.filter(
    (out) => out !== staying && (isStart || (own.stint[out] ?? 0) >= MIN_STINT),
  )
  if (mayLeave.length === 0) return null
  const wish = wishOf(game, own)
  const bench = own.bench.map((player) => ({ player, wish: wish(player) }))
  let best: Change = { out: -1, player: -1, gain: isStart ? GAIN_AT_PERIOD : GAIN }
  for (const out of mayLeave) {
    const wanted = wish(out)
    for (const { player, wish: wished } of bench) {
      const gain = wished - wanted
      if (gain > best.gain && fit(own, out, player) <= 1) best = { out, player, gain }
    }
  }
  return best.out < 0 ? null : best
}

/** Distance of the positions of two players. */
function fit(own: CourtSide, one: PlayerNumber, other: PlayerNumber): number {
  return Math.abs((own.places[one] ?? 0) - (own.places[other] ?? 0))
}

/** How much the coach wants each player on court, in seconds. */
function wishOf(game: Simulation, own: CourtSide): (number: PlayerNumber) => number {
  const { quarterSeconds, foulLimit } = game.rules
  const planned = (number: PlayerNumber) => own.sheet.plan[number] ?? 0
  if (isClosingTime(game))
    return (number) => own.player(number).skill * 1_000 + planned(number) * 300
  if (isDecided(game)) return (number) => -planned(number) * 600
  const trouble = Math.min(game.period + 1, foulLimit - 1)
  const played = (game.period - 1) * quarterSeconds + Math.max(0, quarterSeconds - game.left)
  return (number) =>
    planned(number) * (played + 150) -
    (own.seconds[number] ?? 0) -
    ((own.fouls[number] ?? 0) >= trouble ? IN_TROUBLE : 0)
}

function isClosingTime(game: Simulation): boolean {
  return game.isLastPeriod && game.left <= CLOSE_SECONDS && Math.abs(game.lead(0)) <= CLOSE_LEAD
}

function isDecided(game: Simulation): boolean {
  return game.period === 4 && Math.abs(game.lead(0)) >= DECIDED_LEAD
}
