import type { FoulKind, PlayerNumber, Side } from './game-step'
import { replaceGone, substitute } from './rotation'
import { otherSide, type Simulation } from './simulation'

const TECHNICALS_TO_LEAVE = 2
/** A defender near the limit of fouls is this much more careful. */
const CARE = 0.35

type Foul = { side: Side; how: FoulKind; on: PlayerNumber | null; player?: PlayerNumber }

/** A foul of `side`; the clock stops and a player with too many fouls leaves. */
export function foul(game: Simulation, { side, how, on, player }: Foul): void {
  const own = game.side(side)
  const number = player ?? fouler(game, side)
  const isTechnical = how === 'technical'
  const isTeamFoul = game.rules.countsEveryFoul || how === 'shooting' || how === 'personal'
  if (isTechnical) own.technicals[number] = (own.technicals[number] ?? 0) + 1
  // In the NBA a technical foul is not one of the six.
  const counts = !isTechnical || game.rules.countsEveryFoul
  if (counts) own.fouls[number] = (own.fouls[number] ?? 0) + 1
  if (isTeamFoul) game.countTeamFoul(side)
  const isEjected = isTechnical && (own.technicals[number] ?? 0) >= TECHNICALS_TO_LEAVE
  const isFouledOut = (own.fouls[number] ?? 0) >= game.rules.foulLimit
  const leaves = isEjected ? 'ejected' : isFouledOut && counts ? 'fouledOut' : null
  game.isRunning = false
  game.add({ kind: 'foul', side, player: number, how, on, leaves, isTeamFoul })
  if (leaves) {
    own.gone.add(number)
    game.pause(14)
    replaceGone(game, side, number)
  }
}

/** The defender who fouls; one whom no one could replace does not. */
function fouler(game: Simulation, side: Side): PlayerNumber {
  const own = game.side(side)
  const limit = game.rules.foulLimit
  const hasBench = own.bench.length > 0
  return own.pick(game.random, ({ fouls }, number) => {
    const had = own.fouls[number] ?? 0
    if (had >= limit - 1) return hasBench ? fouls * CARE : 1e-9
    return had >= limit - 2 ? fouls * 0.7 : fouls
  })
}

/**
 * Free throws of a player. Returns whether the last one was missed: then the ball is live, else the
 * other side has it.
 */
export function freeThrows(
  game: Simulation,
  side: Side,
  player: PlayerNumber,
  of: number,
): boolean {
  const own = game.side(side)
  const chance = game.style.freeThrow + own.player(player).freeThrow
  let made = true
  for (let number = 1; number <= of; number++) {
    game.pause(game.random.int(15, 25))
    made = game.random.chance(Math.min(0.95, Math.max(0.4, chance)))
    if (made) score(game, side, 1)
    game.add({ kind: 'freeThrow', side, player, made, number, of })
    // Before the last free throw both sides may change players.
    if (number === of - 1) substitute(game, player, side)
  }
  return !made
}

/** A technical foul of `side`: one free throw of the other; play continues as before. */
export function technicalFoul(game: Simulation, side: Side): void {
  const shooters = game.side(otherSide(side))
  if (game.side(side).bench.length === 0) return
  foul(game, { side, how: 'technical', on: null })
  game.pause(10)
  const best = shooters.onCourt.reduce((one, other) =>
    shooters.player(other).freeThrow > shooters.player(one).freeThrow ? other : one,
  )
  freeThrows(game, otherSide(side), best, 1)
}

export function score(game: Simulation, side: Side, points: number): void {
  const own = game.side(side)
  own.score += points
  own.run += points
  game.side(otherSide(side)).run = 0
}
