import type { ReplyOf } from '@saidian/shared/contracts/http'
import type { getListOdds, ListOdds, ListOddsEvent } from '@saidian/shared/contracts/odds'
import type { LiveResource } from '@saidian/shared/live'

export type ListOddsReply = ReplyOf<typeof getListOdds>

/**
 * Odds of a list at one company. All of them stay hidden during the stream delay, because a change
 * of odds reveals a goal.
 */
export const listOddsResource: LiveResource<ListOddsReply, ListOddsEvent> = {
  conceal: (reply) => (reply.list.length === 0 ? reply : { ...reply, list: [] }),
  apply: (reply, { changed }) => {
    const byMatch = new Map(reply.list.map((row) => [row.matchId, row]))
    for (const row of changed) byMatch.set(row.matchId, row)
    return { ...reply, list: [...byMatch.values()] }
  },
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isTriple = (value: unknown) =>
  value === null || (Array.isArray(value) && value.length === 3 && value.every(isNumber))

/** The event in a frame of `odds/football/{companyId}`, or null if it breaks the contract. */
export function readListOddsEvent(data: unknown): ListOddsEvent | null {
  const { serverAt, changed } = (data ?? {}) as Partial<ListOddsEvent>
  if (!isNumber(serverAt) || !Array.isArray(changed)) return null
  return changed.every(isRow) ? (data as ListOddsEvent) : null
}

function isRow(row: Partial<ListOdds>): boolean {
  return (
    isNumber(row?.matchId) && isTriple(row.asia) && isTriple(row.euro) && isTriple(row.overUnder)
  )
}
