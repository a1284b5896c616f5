import type { getMatchIntelligence, MatchEvent } from '@saidian/shared/contracts/football'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import type { LiveResource } from '@saidian/shared/live'

/** 情报 with the position to subscribe from. */
export type IntelligenceReply = ReplyOf<typeof getMatchIntelligence>

/** How 情报 is concealed and changed. It is written before the match and reveals no result. */
export const intelligenceResource: LiveResource<IntelligenceReply, MatchEvent> = {
  conceal: (reply) => reply,
  apply: (reply, { intelligence }) => (intelligence ? { ...reply, intelligence } : reply),
}
