import type { Mention } from '@saidian/shared/contracts/news'

/** A team, league or player with one of its names. */
export type Named = Pick<Mention, 'kind' | 'sport' | 'id'> & {
  name: string
  /** The team of a player; null for others and unknown. */
  teamId: number | null
}
