/**
 * Which conversation: that of a match, or that of the room of an anchor. A room shares the
 * conversation of the match that it shows, so another match is another conversation.
 */
export type ConversationOf = { matchId: number } | { roomId: number; showsMatchId: number | null }

/** How the calls of a conversation name it. */
export function bodyOf(of: ConversationOf): { matchId?: number; roomId?: number } {
  return 'roomId' in of ? { roomId: of.roomId } : { matchId: of.matchId }
}
