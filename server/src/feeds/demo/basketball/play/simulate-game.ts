import type { Random } from '../../../random'
import type { GameMoment, Side } from './game-step'
import { type Next, playPossession } from './possession'
import { substitute } from './rotation'
import { type GameSetup, otherSide, Simulation } from './simulation'

const HALF_TIME_SECONDS = [880, 960] as const
const BREAK_SECONDS = [130, 170] as const
const MAX_PERIODS = 4 + 6

/** A whole game, moment by moment; the same for the same setup and random numbers. */
export function simulateGame(setup: GameSetup, random: Random): GameMoment[] {
  const game = new Simulation(setup, random)
  let first: Side = 0
  for (let period = 1; !isOver(game); period++) {
    if (period > 1) beforePeriod(game, period)
    game.beginPeriod(period)
    const next = openPeriod(game, period, first)
    if (period === 1) first = next.side
    playPeriod(game, next)
    game.isRunning = false
    game.add({ kind: 'periodEnd' })
  }
  game.pause(4)
  game.add({ kind: 'end' })
  return game.moments
}

function isOver(game: Simulation): boolean {
  return game.period >= MAX_PERIODS || (game.isLastPeriod && game.lead(0) !== 0)
}

function beforePeriod(game: Simulation, period: number): void {
  const [from, to] = period === 3 ? HALF_TIME_SECONDS : BREAK_SECONDS
  game.pause(game.random.int(from, to))
}

/** A jump ball; after it the sides have the ball in turn. */
function openPeriod(game: Simulation, period: number, first: Side): Next {
  const { random } = game
  if (period > 1) substitute(game)
  game.pause(2)
  const isJump = period === 1 || period > 4
  if (!isJump) {
    return { side: period === 4 ? first : otherSide(first), origin: 'inbound' }
  }
  const side: Side = random.chance(0.5) ? 0 : 1
  game.isRunning = true
  const jumper = (one: Side) =>
    game.side(one).pick(random, ({ heightCm }) => (heightCm ?? 190) - 180)
  const [player, other] = [jumper(side), jumper(otherSide(side))]
  game.add({ kind: 'jump', side, player, other })
  return { side, origin: 'inbound' }
}

function playPeriod(game: Simulation, from: Next): void {
  let next = from
  while (game.left > 0) next = playPossession(game, next)
}
