import Type, { type Static } from 'typebox'
import { Author, MemberId } from '../content'
import { ConversationId, Entry } from './message'

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const Ms = Type.Integer({ minimum: 0, description: 'milliseconds since 1970, the server clock' })

/** Role in a group. */
export const ROLE = { member: 0, administrator: 1, owner: 2 } as const
export const GroupRole = Type.Integer({
  minimum: 0,
  maximum: 2,
  description: '0 member, 1 administrator, 2 owner',
})
export const MAX_GROUP = 10_000

/** What a list shows of a group. */
export const GroupHead = Type.Object({
  name: Type.String(),
  /** Addresses of at most nine portraits, from which its picture is made; empty ones stay. */
  portraits: Type.Array(
    Type.Object({ id: MemberId, nickName: Type.String(), portrait: Type.String() }),
    { maxItems: 9 },
  ),
  members: Count,
  isDissolved: Type.Boolean(),
})
export type GroupHead = Static<typeof GroupHead>

/**
 * A conversation as one member has it. Markers only grow, and a device takes the larger of two:
 * `readSeq` of the member, `peerReadSeq` and `peerHasSeq` of the other one of a private
 * conversation (已读, 已送达), 0 in a group.
 */
export const Conversation = Type.Object({
  id: ConversationId,
  kind: Type.Enum(['private', 'group']),
  /** The other one of a private conversation; null in a group. */
  peer: Type.Union([Author, Type.Null()]),
  /** What the member calls the peer (备注); empty without. */
  remark: Type.String(),
  group: Type.Union([GroupHead, Type.Null()]),
  /** Who belongs to it or wrote in it and is not shown: one of the two blocks the other. */
  hidden: Type.Optional(Type.Array(MemberId)),
  role: GroupRole,
  /** Names the numbering of the log: after another one a device reads the log again. */
  epoch: Type.String(),
  /** The last number of the log. */
  lastSeq: Count,
  /** Entries up to this one are not the member's: from before joining, or deleted by them. */
  firstSeq: Count,
  /** The last entry that a list shows; null without one. */
  last: Type.Union([Entry, Type.Null()]),
  /** When it comes in the list: of the last entry, or when it was made. */
  at: Ms,
  readSeq: Count,
  peerReadSeq: Count,
  peerHasSeq: Count,
  unread: Count,
  /** The first unread message that names the member (@我); 0 without one. */
  mentionSeq: Count,
  isPinned: Type.Boolean(),
  isMuted: Type.Boolean({ description: '免打扰: unread is grey and not counted in the badge' }),
  /** False where the member may not write: left, removed, muted, blocked, dissolved. */
  mayWrite: Type.Boolean(),
})
export type Conversation = Static<typeof Conversation>
