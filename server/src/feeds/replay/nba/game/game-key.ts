export const SOURCE = 'nba-pbp'

/** Key of a replayed game by its number at the league. */
export function gameKey(id: string): string {
  return `${SOURCE}:${id}`
}

/** Key of a player by his number at the league, the same in imports. */
export function playerKey(id: number): string {
  return `nba/${id}`
}
