import { api, callEndpoint } from '@saidian/shared/api'
import { getFootballByIds, MOST_MATCHES, TOPIC } from '@saidian/shared/contracts'
import { type Followed, followedQuery, type Load } from '@saidian/shared/follow'
import { type Ledger, ledgerOf, ledgerPart } from './ledger.rules'
import { type MatchEvent, readMatchEvent } from './read-event.rules'

export type FollowedLedger = Followed<Ledger, MatchEvent>

/** Reads matches, so many at a time as the server gives. */
const readLedger: Load<Ledger, readonly number[]> = async (http, ids, { signal }) => {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_MATCHES) }, (_, at) =>
    ids.slice(at * MOST_MATCHES, (at + 1) * MOST_MATCHES),
  )
  const lists = parts.map((part) =>
    callEndpoint(http, getFootballByIds, { query: { ids: part.join('!') } }, { signal }),
  )
  return ledgerOf(await Promise.all(lists))
}

/** Matches by their ids, kept in step while a page shows them. */
const ledgerApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    ledger: build.query<FollowedLedger, readonly number[]>(
      followedQuery({
        part: ledgerPart,
        load: readLedger,
        topicOf: () => TOPIC.footballBoard,
        readEvent: readMatchEvent,
      }),
    ),
  }),
})

export const { useLedgerQuery } = ledgerApi
