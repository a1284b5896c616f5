import { type ApiError, api, mapFailure } from '@saidian/shared/api'
import type { ThunkExtra } from '@saidian/shared/store'
import { followLedger, type LedgerLifecycle, readLists, receptionOf } from './follow-ledger'
import { type Ledger, ledgerOf } from './ledger.rules'

/** Matches by their ids, kept in step while a page shows them. */
const ledgerApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    ledger: build.query<Ledger, readonly number[]>({
      queryFn: async (ids, { extra, getState, signal }): Promise<{ data: Ledger } | { error: ApiError }> => {
        try {
          const lists = await readLists((extra as ThunkExtra).http, ids, signal)
          const previous = ledgerApi.endpoints.ledger.select(ids)(getState() as never).data
          return { data: ledgerOf(lists, receptionOf(getState()), previous) }
        } catch (failure) {
          return { error: mapFailure(failure) }
        }
      },
      onCacheEntryAdded: (ids, lifecycle) => followLedger(lifecycle as LedgerLifecycle, ids),
    }),
  }),
})

export const { useLedgerQuery } = ledgerApi
