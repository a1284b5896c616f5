import type { Spread } from './poisson.rules'

/** Average settlement of a stake: the parts that win and lose; the rest is returned. */
export type Settling = { win: number; loss: number }

/**
 * Settles the left side of a line: "difference − line" for a handicap, "total − line" for over. A
 * quarter line puts half a stake on each neighbouring line.
 */
function settle(spread: Spread, line: number): Settling {
  const quarter = Math.abs(line * 2 - Math.round(line * 2)) > 1e-9
  if (!quarter) return settleWhole(spread, line)
  const [low, high] = [settleWhole(spread, line - 0.25), settleWhole(spread, line + 0.25)]
  return { win: (low.win + high.win) / 2, loss: (low.loss + high.loss) / 2 }
}

function settleWhole({ from, chances }: Spread, line: number): Settling {
  const settling = { win: 0, loss: 0 }
  chances.forEach((chance, place) => {
    const over = from + place - line
    if (over > 1e-9) settling.win += chance
    else if (over < -1e-9) settling.loss += chance
  })
  return settling
}

/** Chance (0–1) of the left side, not counting returned stakes. */
export function leftChance(spread: Spread, line: number): number {
  const { win, loss } = settle(spread, line)
  return win + loss === 0 ? 0.5 : win / (win + loss)
}

/** The line in steps of 0.25, not below `lowest`, on which both sides are nearest to even. */
export function evenLine(spread: Spread, lowest: number): number {
  const mean = spread.chances.reduce(
    (sum, chance, place) => sum + chance * (spread.from + place),
    0,
  )
  let best = Math.max(lowest, Math.round(mean * 4) / 4)
  const distance = (line: number) => Math.abs(leftChance(spread, line) - 0.5)
  for (const step of [-0.25, 0.25]) {
    for (let line = best + step; line >= lowest && distance(line) < distance(best); line += step)
      best = line
  }
  return best
}
