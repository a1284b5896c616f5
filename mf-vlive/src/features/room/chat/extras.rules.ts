import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import type { RoomExtra } from '@saidian/shared/rooms'
import { actText } from '../data/act-text.rules'
import type { Happened } from '../data/room-view.rules'

/**
 * What happened in the room as rows of its conversation; acts on the reader stand out. What hidden
 * members did is left out.
 */
export function extrasOf(
  happened: readonly Happened[],
  ownId: string | undefined,
  hidden: readonly string[] = [],
): readonly RoomExtra[] {
  return happened.flatMap((item): RoomExtra | [] => {
    if (hidden.includes(actorOf(item))) return []
    const { key, atMs } = item
    if (item.kind === 'gift') return { kind: 'gift', key, atMs, gift: item.gift }
    if (item.kind === 'entrance') return { kind: 'entrance', key, atMs, ...item.entered }
    const isUrgent = ownId !== undefined && item.act.memberId === ownId
    return { kind: 'system', key, atMs, text: actText(item.act, isUrgent), isUrgent }
  })
}

/** Who came in or gave a gift; empty for an act of the managers. */
function actorOf(item: Happened): string {
  if (item.kind === 'entrance') return item.entered.member.id
  return item.kind === 'gift' ? item.gift.from.id : ''
}

/**
 * Messages that may be read now. People in rooms say what they saw in the picture; what is said in
 * the tab of the match may be ahead of it and waits as long as scores do.
 */
export function readableMessages(messages: RoomMessage[], limitMs: number): RoomMessage[] {
  const isReadable = ({ roomId, at }: RoomMessage) => roomId !== undefined || at * 1000 <= limitMs
  return messages.every(isReadable) ? messages : messages.filter(isReadable)
}
