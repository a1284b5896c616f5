import type { getMatchIntelligence, ReplyOf } from '@saidian/shared/contracts'
import type { LiveResource } from '@saidian/shared/live'

/** 情报 with the position to follow it from. */
export type IntelligenceReply = ReplyOf<typeof getMatchIntelligence>

/** 情报 of a match page: it is written before the match and tells no result. */
export const intelligenceResource: LiveResource<IntelligenceReply> = {
  conceal: (reply) => reply,
  apply: (reply, { intelligence }) => (intelligence ? { ...reply, intelligence } : reply),
}
