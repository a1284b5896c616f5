import type { Shot } from '@saidian/shared/contracts/basketball'

export type ShotFilter = {
  side: 'home' | 'away'
  /** Null for all players. */
  playerId: number | null
  /** Null for the whole game. */
  period: number | null
}

/** The shots that pass the filter, oldest first. */
export function filteredShots(
  shots: readonly Shot[],
  { side, playerId, period }: ShotFilter,
): Shot[] {
  return shots
    .filter((shot) => shot.side === side)
    .filter((shot) => playerId === null || shot.playerId === playerId)
    .filter((shot) => period === null || shot.period === period)
    .sort((a, b) => a.period - b.period || b.clock - a.clock)
}

export type Shooter = { playerId: number; name: string; tried: number }

/** The players of a side with shots, those with the largest number first. */
export function shootersOf(shots: readonly Shot[], side: 'home' | 'away'): Shooter[] {
  const byPlayer = new Map<number, Shooter>()
  for (const { side: of, playerId, player } of shots) {
    if (of !== side || playerId === null) continue
    const known = byPlayer.get(playerId)
    if (known) known.tried += 1
    else byPlayer.set(playerId, { playerId, name: player ?? '未知球员', tried: 1 })
  }
  return [...byPlayer.values()].sort((a, b) => b.tried - a.tried)
}

/** Periods with shots, the first one first. */
export function periodsOf(shots: readonly Shot[]): number[] {
  return [...new Set(shots.map(({ period }) => period))].sort((a, b) => a - b)
}

/** Made and tried shots of two and of three points. */
export function shotSums(shots: readonly Shot[]): Record<'two' | 'three', [number, number]> {
  const sumOf = (points: number): [number, number] => {
    const tried = shots.filter((shot) => shot.points === points)
    return [tried.filter(({ made }) => made).length, tried.length]
  }
  return { two: sumOf(2), three: sumOf(3) }
}

/** Distance from the basket in metres with one digit. */
export function distanceText({ x, y }: Pick<Shot, 'x' | 'y'>): string {
  return `${Math.hypot(x, y).toFixed(1)}米`
}
