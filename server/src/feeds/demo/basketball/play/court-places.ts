import type { Random } from '../../../random'
import { type GameRules, isBehindArc } from './game-rules'
import type { ShotKind } from './game-step'

export type ShotPlace = { x: number; y: number; shot: ShotKind }

/** Half of the width of the court that shots come from, in metres. */
const SIDE = 7.35
const BEHIND_BASKET = -1.1
const CORNER_SHARE = 0.24
const RIM_SHARE = 0.58
const PAINT_SHARE = 0.25

/** A place behind the arc; more than every fifth in a corner. */
export function threePlace(rules: GameRules, random: Random): ShotPlace {
  const shot = random.chance(0.68) ? 'catch' : random.chance(0.5) ? 'stepBack' : 'jumper'
  if (random.chance(CORNER_SHARE)) {
    const x = rules.corner + 0.1 + random.next() * (SIDE - rules.corner - 0.1)
    return { x: metres(random.chance(0.5) ? x : -x), y: metres(random.next() * 1.3 - 0.9), shot }
  }
  const distance = rules.arc + 0.08 + random.next() ** 2 * 1.5
  // Up to about 65° from the middle, where the arc has left the side line.
  const angle = (random.next() * 2 - 1) * 1.13
  return {
    x: metres(Math.max(-SIDE, Math.min(SIDE, distance * Math.sin(angle)))),
    y: metres(distance * Math.cos(angle) + 0.05),
    shot,
  }
}

/** A place inside the arc: most at the rim, some in the paint, the others from middle distance. */
export function twoPlace(rules: GameRules, isBig: boolean, random: Random): ShotPlace {
  const lot = random.next()
  if (lot < RIM_SHARE) {
    const shot = random.chance(isBig ? 0.24 : 0.07) ? 'dunk' : 'layup'
    return around(0.2, shot === 'dunk' ? 0.7 : 1.9, shot, random)
  }
  if (lot < RIM_SHARE + PAINT_SHARE)
    return around(1.9, 4.3, random.chance(isBig ? 0.5 : 0.1) ? 'hook' : 'floater', random)
  const place = around(4.3, rules.corner - 0.3, random.chance(0.3) ? 'stepBack' : 'jumper', random)
  return isBehindArc(place.x, place.y, rules) ? around(1, 4, 'floater', random) : place
}

function around(from: number, to: number, shot: ShotKind, random: Random): ShotPlace {
  const distance = from + random.next() * (to - from)
  const angle = (random.next() * 2 - 1) * 1.6
  return {
    x: metres(distance * Math.sin(angle)),
    y: metres(Math.max(BEHIND_BASKET, distance * Math.cos(angle))),
    shot,
  }
}

function metres(value: number): number {
  return Math.round(value * 100) / 100
}
