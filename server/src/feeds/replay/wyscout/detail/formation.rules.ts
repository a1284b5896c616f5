import { FORMATIONS, type Position, type Slot, slotsOf } from '../../../catalogue'
import type { AveragePlace } from './average-places.rules'

export type Candidate = { playerId: number; position: Position | null; place: AveragePlace }
export type Shape = { formation: string; slots: ReadonlyMap<number, Slot> }

const LINES = 'DMF'
/** Distance between lines, in percent of the pitch. */
const DEPTH = 20
/** Stretches average places to the sides: wingers play wider than their average place. */
const WIDTH = 1.2
/**
 * Cost per line away from the one that the archive lists the player in. It is lower on the wings
 * and behind the strikers, where lines overlap.
 */
const STRANGE = 500
const HARDLY_STRANGE = 100
const OTHER_BACK_LINE = 900
const BETWEEN_LINES = ['LM', 'RM', 'LW', 'RW', 'AM']

/**
 * The formation that fits the average places best, and the slot of each player. Null without eleven
 * players or without a keeper.
 */
export function shapeOf(eleven: readonly Candidate[]): Shape | null {
  const keeper = eleven.find(({ position }) => position === 'G')
  const field = eleven.filter((one) => one !== keeper)
  if (!keeper || field.length !== 10) return null
  let best: { cost: number; shape: Shape } | null = null
  for (const formation of FORMATIONS) {
    const [goal, ...slots] = slotsOf(formation)
    if (!goal) continue
    const { order, cost: apart } = assigned(field, slots)
    const cost = apart + backLineCost(field, slots)
    if (best && best.cost <= cost) continue
    const places = order.flatMap((slot, index): [number, Slot][] => {
      const player = field[index]
      return player ? [[player.playerId, slot]] : []
    })
    best = { cost, shape: { formation, slots: new Map([[keeper.playerId, goal], ...places]) } }
  }
  return best?.shape ?? null
}

/** Slots in the order of the players; swaps pairs until no swap lowers the cost. */
function assigned(
  field: readonly Candidate[],
  slots: readonly Slot[],
): { order: Slot[]; cost: number } {
  const mine = depths(field.map(({ place }) => place.y))
  const theirs = depths(slots.map(({ y }) => y))
  const costOf = (player: number, slot: number) => {
    const [one, place] = [field[player], slots[slot]]
    if (!one || !place) return 0
    const dx = 50 + (one.place.x - 50) * WIDTH - place.x
    const dy = (mine[player] ?? 0) - (theirs[slot] ?? 0)
    return dx * dx + dy * dy + strangeness(one.position, place)
  }
  const order = byDepth(mine).reduce<number[]>((list, player, rank) => {
    list[player] = byDepth(theirs)[rank] ?? rank
    return list
  }, [])
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let a = 0; a < order.length; a++)
      for (let b = a + 1; b < order.length; b++) {
        const [x, y] = [order[a] ?? 0, order[b] ?? 0]
        if (costOf(a, y) + costOf(b, x) >= costOf(a, x) + costOf(b, y) - 1e-9) continue
        order[a] = y
        order[b] = x
        isBetter = true
      }
  }
  return {
    order: order.flatMap((slot) => slots[slot] ?? []),
    cost: order.reduce((sum, slot, player) => sum + costOf(player, slot), 0),
  }
}

function strangeness(known: Position | null, { role, position }: Slot): number {
  if (known === null || known === 'G') return 0
  const apart = (LINES.indexOf(known) - LINES.indexOf(position)) ** 2
  return apart * (BETWEEN_LINES.includes(role) ? HARDLY_STRANGE : STRANGE)
}

/** Extra cost when the number of defenders differs; five listed defenders may play as three. */
function backLineCost(field: readonly Candidate[], slots: readonly Slot[]): number {
  const known = field.filter(({ position }) => position === 'D').length
  const wanted = slots.filter(({ position }) => position === 'D').length
  return wanted === known || (known === 5 && wanted === 3) ? 0 : OTHER_BACK_LINE
}

/** Depths relative to the team's mean, in a fixed spread: high and low teams compare equally. */
function depths(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length,
  )
  return values.map((value) => (spread === 0 ? 0 : (DEPTH * (value - mean)) / spread))
}

function byDepth(values: readonly number[]): number[] {
  return values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
}
