import type { getMatchIntelligence, ReplyOf } from '@saidian/shared/contracts'
import type { Part } from '@saidian/shared/follow'

/** 情报 with the position to follow it from. */
export type IntelligenceReply = ReplyOf<typeof getMatchIntelligence>

/** 情报 of a match page: it is written before the match and tells no result. */
export const intelligencePart: Part<IntelligenceReply> = {
  conceal: (reply) => reply,
  apply: (reply, { intelligence }) => (intelligence ? { ...reply, intelligence } : reply),
}
