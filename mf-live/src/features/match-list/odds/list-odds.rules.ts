import type { ReplyOf } from '@saidian/shared/contracts/http'
import type { getListOdds, ListOddsEvent } from '@saidian/shared/contracts/odds'
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
