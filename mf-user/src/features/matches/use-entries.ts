import { useMemo } from 'react'
import { useLedgerQuery } from '../../matches/ledger.api'
import type { Ledger } from '../../matches/ledger.rules'
import type { LedgerEntry } from './parts.rules'

/** What a list of the member's knows of a match by itself. */
export type Noted = Pick<LedgerEntry, 'id' | 'title' | 'kickoffAt'>

export type Entries = {
  entries: readonly LedgerEntry[]
  ledger: Ledger | undefined
  /** Nothing is known of the matches yet, and nothing went wrong. */
  isComing: boolean
  hasFailed: boolean
  retry: () => void
}

/** Noted matches with their state of now, followed while the page is open. */
export function useEntries(noted: readonly Noted[]): Entries {
  const ids = useMemo(
    () =>
      noted
        .map(({ id }) => id)
        .filter((id) => /^\d{1,9}$/.test(id))
        .map(Number),
    [noted],
  )
  const {
    data: ledger,
    error,
    refetch,
  } = useLedgerQuery(ids, {
    skip: ids.length === 0,
    refetchOnMountOrArgChange: true,
  })
  const entries = noted.map((one) => {
    const match = ledger?.matches[Number(one.id)] ?? null
    return { ...one, match, kickoffAt: match?.kickoffAt ?? one.kickoffAt }
  })
  const isAsked = ids.length > 0 && !ledger
  return {
    entries,
    ledger,
    isComing: isAsked && error === undefined,
    hasFailed: isAsked && error !== undefined,
    retry: refetch,
  }
}
