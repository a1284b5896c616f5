/** Probability of each number of goals from 0 up; the last entry also holds all higher ones. */
function poisson(mean: number, max: number): number[] {
  const chances: number[] = []
  let chance = Math.exp(-mean)
  let rest = 1
  for (let goals = 0; goals < max; goals++) {
    chances.push(chance)
    rest -= chance
    chance *= mean / (goals + 1)
  }
  chances.push(Math.max(0, rest))
  return chances
}

/** A chance for each whole number from `from` up. */
export type Spread = { from: number; chances: number[] }

/** Distribution of the difference of two Poisson counts (Skellam), home minus away. */
export function differenceOf(home: number, away: number, max: number): Spread {
  const [ours, theirs] = [poisson(home, max), poisson(away, max)]
  const chances = new Array<number>(2 * max + 1).fill(0)
  ours.forEach((one, goals) => {
    theirs.forEach((other, conceded) => {
      const at = goals - conceded + max
      chances[at] = (chances[at] ?? 0) + one * other
    })
  })
  return { from: -max, chances }
}

export function sumOf(mean: number, max: number, already: number): Spread {
  return { from: already, chances: poisson(mean, max) }
}

/** Chance of more than zero, exactly zero and less, after `lead` has been added. */
export function outcomes(
  { from, chances }: Spread,
  lead: number,
): [win: number, draw: number, loss: number] {
  const result: [number, number, number] = [0, 0, 0]
  chances.forEach((chance, place) => {
    const value = from + place + lead
    result[value > 0 ? 0 : value === 0 ? 1 : 2] += chance
  })
  return result
}
