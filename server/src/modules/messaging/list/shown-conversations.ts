import type { Conversation, GroupHead } from '@saidian/shared/contracts/messaging'
import type { Db } from '../../../platform/database'
import { type PublicProfile, readPublicProfiles } from '../../profile'
import type { Friendships } from '../friendships'
import { KIND } from '../log/append-act'
import { withoutHidden } from '../log/hidden-entry.rules'
import { shownEntry } from '../log/stored-entry'
import type { OwnConversation } from './conversations.repository'
import { readGroupHeads } from './group-heads'

const GONE: PublicProfile = { id: '', nickName: '已注销用户', portrait: '', level: 0 }

export type ShownDeps = { db: Db; friendships: Pick<Friendships, 'remarks'> }

/** Conversations as their member gets them, with peers, remarks and groups. */
export async function shownConversations(
  { db, friendships }: ShownDeps,
  { memberId, hidden }: { memberId: string; hidden: readonly string[] },
  own: readonly OwnConversation[],
): Promise<Conversation[]> {
  const peerIds = own.flatMap(({ peerId }) => peerId ?? [])
  const groupIds = own.flatMap(({ id, kind, hasLeft }) =>
    kind === KIND.group && !hasLeft ? [id] : [],
  )
  const [profiles, heads, remarks] = await Promise.all([
    readPublicProfiles(db, peerIds),
    readGroupHeads(db, groupIds),
    friendships.remarks(db, memberId, peerIds),
  ])
  return own.map((one) => {
    const { id, peerId } = one
    const peer = peerId === null ? null : (profiles.get(peerId) ?? GONE)
    const mayWriteTo = peer ? peer !== GONE && !hidden.includes(peer.id) : mayWriteInGroup(one)
    return {
      ...sideOf(one, hidden),
      kind: peer ? 'private' : 'group',
      peer,
      remark: remarks.get(peerId ?? '') ?? '',
      group: one.hasLeft ? leftGroup(one) : (heads.get(id) ?? null),
      mayWrite: mayWriteTo && !one.isSilenced,
      ...(one.hiddenHere.length > 0 && { hidden: one.hiddenHere }),
    }
  })
}

/** Who left or was removed learns nothing more of the group: neither who nor how many they are. */
function leftGroup({ leftName }: OwnConversation): GroupHead {
  return { name: leftName ?? '群聊', portraits: [], members: 0, isDissolved: false }
}

function mayWriteInGroup(one: OwnConversation): boolean {
  const { hasLeft, isDissolved, isAllMuted, role } = one
  return !(hasLeft || isDissolved || (isAllMuted && role === 0))
}

function sideOf(own: OwnConversation, hidden: readonly string[]) {
  const { id, role, epoch, lastSeq, firstSeq, last, atMs, readSeq, peerReadSeq, peerHasSeq } = own
  const { unread, mentionSeq, isPinned, isMuted } = own
  return {
    id,
    role,
    epoch,
    lastSeq,
    firstSeq,
    readSeq,
    peerReadSeq,
    peerHasSeq,
    unread,
    mentionSeq,
    isPinned,
    isMuted,
    last: last && withoutHidden(shownEntry(last), new Set(hidden)),
    at: atMs,
  }
}
