import type { Spread } from './poisson.rules'

/** How a stake settles on average: the parts of it that win and lose. What is left is given back. */
export type Settling = { win: number; loss: number }

/** The left side of a line: of "difference − line" for a handicap, of "total − line" for over. A quarter line is half a stake on each neighbour. */
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

/** Chance of the left side when stakes that come back do not count, 0–1. */
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
