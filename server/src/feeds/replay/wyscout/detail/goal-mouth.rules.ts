import { TAG, type WyscoutEvent } from '../archive/shapes'

/** Where a shot went, as the shooter sees it. */
export type Aim = { across: 'left' | 'middle' | 'right'; height: 'low' | 'middle' | 'high' }

const INSIDE = 1201
const OUTSIDE = 1210
const FRAME = 1217
const LAST = 1223
type Placing = readonly [Aim['across'], Aim['height']]
/** In the order of the tags 1201 to 1209. */
const IN_GOAL: readonly Placing[] = [
  ['middle', 'low'],
  ['right', 'low'],
  ['middle', 'middle'],
  ['left', 'middle'],
  ['left', 'low'],
  ['right', 'middle'],
  ['middle', 'high'],
  ['left', 'high'],
  ['right', 'high'],
]
/** Tags 1210 to 1216 are beside the goal, 1217 to 1223 on its frame. */
const BESIDE: readonly Placing[] = [
  ['right', 'low'],
  ['left', 'middle'],
  ['left', 'low'],
  ['right', 'middle'],
  ['middle', 'high'],
  ['left', 'high'],
  ['right', 'high'],
]
/** Percent of the pitch's width: inside the goal, and beside its posts. */
const ACROSS = {
  inside: { left: 46.5, middle: 50, right: 53.5 },
  outside: { left: 41, middle: 50, right: 59 },
}

/** Null when the aim was not recorded, as for a blocked shot. */
export function aimOf({ tags }: Pick<WyscoutEvent, 'tags'>): Aim | null {
  const tag = tags.find(({ id }) => id >= INSIDE && id <= LAST)?.id
  if (tag === undefined) return null
  const placing =
    tag < OUTSIDE ? IN_GOAL[tag - INSIDE] : BESIDE[(tag - OUTSIDE) % (FRAME - OUTSIDE)]
  return placing ? { across: placing[0], height: placing[1] } : null
}

/** Where a shot crosses the goal line, in percent from the left touchline. */
export function acrossOf(event: Pick<WyscoutEvent, 'tags'>): number {
  const { across } = aimOf(event) ?? { across: 'middle' as const }
  const isIn = event.tags.some(({ id }) => id === TAG.goal || id === TAG.accurate)
  return ACROSS[isIn ? 'inside' : 'outside'][across]
}
