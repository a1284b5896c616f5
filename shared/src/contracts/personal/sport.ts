/** Ids of the sports. */
export const SPORT = { football: 1, basketball: 2 } as const
export type SportId = (typeof SPORT)[keyof typeof SPORT]

export function isSportId(value: unknown): value is SportId {
  return Object.values(SPORT).some((id) => id === value)
}

/** Kinds of things that belong to a sport. Of each kind, an id is given once for all sports. */
const KINDS_OF_SPORT: readonly string[] = ['match', 'league', 'team', 'player']

/**
 * The sport of something of this kind: null for a kind without a sport. Devices with a version from
 * before basketball send and store no sport: then it is football.
 */
export function sportOf(kind: string, given: SportId | null | undefined): SportId | null {
  return KINDS_OF_SPORT.includes(kind) ? (given ?? SPORT.football) : null
}
