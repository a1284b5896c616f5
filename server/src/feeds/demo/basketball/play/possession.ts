import { threePlace, twoPlace } from './court-places'
import { foul, freeThrows, score, technicalFoul } from './fouls'
import type { PlayerNumber, Side, TurnoverKind } from './game-step'
import { lastMoments, type Origin, possessionSeconds, stopsByFoul } from './possession-time'
import { substitute } from './rotation'
import { otherSide, type Simulation } from './simulation'
import { maybeTimeout } from './timeouts'

/** The next possession: who has the ball, and how it got it. */
export type Next = { side: Side; origin: Origin }

const TECHNICAL_CHANCE = 0.0016
const SHOOTING_FOUL = { two: 0.15, three: 0.014 }
const AND_ONE = 0.05
const BLOCKED = { two: 0.18, three: 0.015 }
const ASSISTED = { two: 0.55, three: 0.83 }
const OUT_OF_BOUNDS = 0.075
const OFFENSIVE_REBOUND = 0.262
/** A side that leads lets up, the other one tries harder: by point of the lead. */
const LET_UP = 0.0011
const MAX_LET_UP = 0.03
const STOLEN = 0.54
/** The officials look at a scene again. */
const REVIEWED = 0.025
const LIVE: ReadonlySet<TurnoverKind> = new Set(['pass', 'dribble'])

/** Plays until a side has scored, lost the ball or taken a rebound; returns who plays next. */
export function playPossession(game: Simulation, { side, origin }: Next): Next {
  const { random } = game
  if (random.chance(TECHNICAL_CHANCE)) {
    technicalFoul(game, otherSide(side))
    game.pause(8)
  }
  game.resume()
  if (stopsByFoul(game, side)) return intentionalFoul(game, side)
  const last = lastMoments(game, side)
  if (last === 'runOut') {
    game.play(game.left)
    return { side: otherSide(side), origin: 'inbound' }
  }
  const left = last === 'hold' ? random.int(0, 3) : 0
  const seconds = last === 'hold' ? game.left - left : possessionSeconds(game, side, origin)
  if (seconds >= game.left && random.chance(0.5)) {
    // The period ends before the side shoots.
    game.play(game.left)
    return { side: otherSide(side), origin: 'inbound' }
  }
  game.play(Math.max(1, Math.min(seconds, game.left - 1)))
  if (game.left === 0) return { side: otherSide(side), origin: 'inbound' }
  if (last === null && random.chance(turnoverChance(game, origin))) return turnover(game, side)
  if (last === null && random.chance(game.rules.commonFoul)) return commonFoul(game, side)
  return shoot(game, side)
}

function turnoverChance({ style }: Simulation, origin: Origin): number {
  return origin === 'second' ? style.turnover * 0.4 : style.turnover * 1.03
}

function intentionalFoul(game: Simulation, side: Side): Next {
  game.play(Math.min(game.random.int(1, 4), game.left - 1))
  return commonFoul(game, side)
}

/** A foul of the defence that is not on a shot: free throws in the bonus, else a throw-in. */
function commonFoul(game: Simulation, side: Side): Next {
  const player = game.side(side).pick(game.random, ({ usage }) => usage)
  const isBonus = game.isInBonus(otherSide(side))
  foul(game, { side: otherSide(side), how: 'personal', on: player })
  if (isBonus) return lineOf(game, side, player, 2)
  stopped(game, 33, 52)
  return { side, origin: 'inbound' }
}

/** Free throws and what follows them. */
function lineOf(game: Simulation, side: Side, player: PlayerNumber, of: number): Next {
  game.pause(game.random.int(22, 38))
  if (freeThrows(game, side, player, of)) return rebound(game, side, true)
  maybeTimeout(game, [otherSide(side)])
  game.pause(4)
  return { side: otherSide(side), origin: 'inbound' }
}

/** The clock stands: time-out or not, players may change. */
function stopped(game: Simulation, from: number, to: number): void {
  game.isRunning = false
  game.pause(game.random.int(from, to))
  if (game.random.chance(REVIEWED)) game.pause(game.random.int(60, 140))
  maybeTimeout(game)
  substitute(game)
}

function turnover(game: Simulation, side: Side): Next {
  const { random } = game
  const lot = random.next()
  const player = game.side(side).pick(random, ({ usage, passing }) => usage + 0.4 * passing)
  const next: Next = { side: otherSide(side), origin: 'inbound' }
  if (lot < 0.12) {
    // The turnover first: a player who has fouled out is replaced by the foul.
    game.isRunning = false
    game.add({ kind: 'turnover', side, player, how: 'offensive', steal: null })
    foul(game, { side, how: 'offensive', on: null, player })
    stopped(game, 28, 44)
    return next
  }
  if (lot < 0.16) {
    game.isRunning = false
    game.add({ kind: 'turnover', side, player: null, how: 'shotClock', steal: null })
    stopped(game, 26, 40)
    return next
  }
  const how: TurnoverKind = lot < 0.62 ? 'pass' : lot < 0.84 ? 'dribble' : 'travel'
  if (LIVE.has(how) && random.chance(STOLEN / 0.68)) {
    const steal = game.side(otherSide(side)).pick(random, ({ steals }) => steals)
    game.add({ kind: 'turnover', side, player, how, steal })
    return { side: otherSide(side), origin: 'steal' }
  }
  game.isRunning = false
  const lost = how === 'travel' ? 'travel' : 'outOfBounds'
  game.add({ kind: 'turnover', side, player, how: lost, steal: null })
  stopped(game, 22, 38)
  return next
}

function shoot(game: Simulation, side: Side): Next {
  const { random, rules } = game
  const [own, other] = [game.side(side), game.side(otherSide(side))]
  const number = own.pick(random, ({ usage }) => usage)
  const player = own.player(number)
  const isThree = random.chance(threeChance(game, side, player.threes))
  const kind = isThree ? 'three' : 'two'
  const isBig = player.position === 'C' || player.position === 'PF'
  const { x, y, shot } = isThree ? threePlace(rules, random) : twoPlace(rules, isBig, random)
  if (random.chance(SHOOTING_FOUL[kind])) {
    foul(game, { side: otherSide(side), how: 'shooting', on: number })
    return lineOf(game, side, number, isThree ? 3 : 2)
  }
  const made = random.chance(shotChance(game, side, kind, player.touch))
  const points = isThree ? 3 : 2
  // Every field by name: spreading such an object takes longer than the rest of a possession.
  const add = (assist: PlayerNumber | null, block: PlayerNumber | null) =>
    game.add({ kind: 'shot', side, player: number, points, made, x, y, shot, assist, block })
  if (!made) {
    const isBlocked = random.chance(BLOCKED[kind])
    const block = isBlocked ? other.pick(random, ({ blocks }) => blocks) : null
    add(null, block)
    return rebound(game, side, false)
  }
  const assist = random.chance(ASSISTED[kind])
    ? own.pick(random, ({ passing }) => passing, number)
    : null
  score(game, side, points)
  const isAndOne = !isThree && random.chance(AND_ONE)
  if (isAndOne || stopsClock(game)) game.isRunning = false
  add(assist, null)
  if (isAndOne) {
    foul(game, { side: otherSide(side), how: 'shooting', on: number })
    return lineOf(game, side, number, 1)
  }
  afterBasket(game, side)
  return { side: otherSide(side), origin: 'inbound' }
}

function stopsClock({ rules, period, left }: Simulation): boolean {
  return left <= rules.basketStops[period >= 4 ? 1 : 0]
}

function afterBasket(game: Simulation, side: Side): void {
  if (!game.isRunning) game.pause(game.random.int(4, 9))
  maybeTimeout(game, [otherSide(side)])
}

function threeChance(game: Simulation, side: Side, threes: number): number {
  const isChasing = game.isLastPeriod && game.left < 60 && game.lead(side) <= -3
  const usual = Math.min(0.85, game.style.threeShare * threes * 1.06)
  return isChasing ? Math.max(usual, 0.6) : usual
}

function shotChance(game: Simulation, side: Side, kind: 'two' | 'three', touch: number): number {
  const letUp = Math.max(-MAX_LET_UP, Math.min(MAX_LET_UP, game.lead(side) * LET_UP))
  return game.style[kind] + touch + game.side(side).edge - letUp
}

/** After a miss of `side`. At the very end of a period no one gets the ball. */
function rebound(game: Simulation, side: Side, isFreeThrow: boolean): Next {
  const { random } = game
  if (game.left <= 1 && !isFreeThrow) {
    game.play(game.left)
    return { side: otherSide(side), origin: 'inbound' }
  }
  game.resume()
  game.play(1)
  const chance = isFreeThrow ? OFFENSIVE_REBOUND * 0.5 : OFFENSIVE_REBOUND
  const offensive = random.chance(chance)
  const winner = offensive ? side : otherSide(side)
  if (game.left > 0 && random.chance(OUT_OF_BOUNDS)) {
    game.isRunning = false
    game.add({ kind: 'rebound', side: winner, player: null, offensive })
    stopped(game, 19, 33)
    return { side: winner, origin: 'inbound' }
  }
  const player = game.side(winner).pick(random, ({ rebounds }) => rebounds)
  game.add({ kind: 'rebound', side: winner, player, offensive })
  return { side: winner, origin: offensive ? 'second' : 'rebound' }
}
