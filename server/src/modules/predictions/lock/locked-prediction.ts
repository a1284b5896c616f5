import type { ResultChances } from '@saidian/shared/contracts/predictions'
import type { Fixture } from '../model'

type Named = { id: number; nameZh: string }

/** A match that has no prediction and does not begin soon. */
export type LockableMatch = Omit<Fixture, 'opening' | 'line' | 'total'> & {
  source: string
  names: { league: Named; home: Named; away: Named }
}

/** A locked prediction in the index of the chain. */
export type LockedRow = {
  recordId: number
  sportId: number
  source: string
  leagueId: number
  matchId: number
  /** Times in milliseconds since 1970. */
  kickoffAt: number
  lockedAt: number
  chances: ResultChances
  valueResult: number | null
  valueMarket: number | null
  valuePrice: number | null
}
