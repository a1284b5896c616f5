import type { RoomAct, RoomDetail, RoomEvent, RoomGift } from '@saidian/shared/contracts/rooms'

/** Gifts, entrances and acts that stay on the page. */
const MAX_HAPPENED = 100

/** What happened in the room since the page opened. `key` is unique in the room. */
export type Happened = { key: string; atMs: number } & (
  | { kind: 'gift'; gift: RoomGift }
  | { kind: 'entrance'; entered: NonNullable<RoomEvent['entered']>[number] }
  | { kind: 'act'; act: RoomAct }
)

/** A room as its page shows it. */
export type RoomView = RoomDetail & { happened: readonly Happened[] }

/** A fresh answer; what happened before it stays on the page. */
export function withDetail(before: RoomView | undefined, detail: RoomDetail): RoomView {
  return { ...detail, happened: before?.happened ?? [] }
}

/** The room after an event of its topic. A combo of gifts is one row that grows. */
export function withEvent(view: RoomView, event: RoomEvent, seq: number): RoomView {
  const news = happenedIn(event, seq)
  const renewed = new Set(news.map(({ key }) => key))
  const happened =
    news.length === 0
      ? view.happened
      : [...view.happened.filter(({ key }) => !renewed.has(key)), ...news].slice(-MAX_HAPPENED)
  const state = event.state ? { ...view.state, ...event.state } : view.state
  const room = event.state ? withState(view, state) : view.room
  return { ...view, seq, state, room, happened }
}

function withState({ room }: RoomView, { isLive, title, heat, matchId }: RoomDetail['state']) {
  const match = room.match?.id === matchId ? room.match : null
  return { ...room, isLive, title, heat, match }
}

function happenedIn({ serverAt, gifts, entered, acts }: RoomEvent, seq: number): Happened[] {
  const atMs = serverAt
  return [
    ...(entered ?? []).map((one, place) => {
      return { kind: 'entrance', key: `in-${seq}-${place}`, atMs, entered: one } as const
    }),
    ...(gifts ?? []).map((gift) => {
      return { kind: 'gift', key: `gift-${gift.comboId}`, atMs: gift.at, gift } as const
    }),
    ...(acts ?? []).map((act, place) => {
      return { kind: 'act', key: `act-${seq}-${place}`, atMs, act } as const
    }),
  ]
}

/** What the caller is in the room now: as read, changed by the acts that came since. */
export function ownStanding(
  { mine, serverAt, happened }: RoomView,
  ownId: string | undefined,
): RoomDetail['mine'] & { removedBecause?: string } {
  let standing: RoomDetail['mine'] & { removedBecause?: string } = mine
  for (const item of happened) {
    if (item.kind !== 'act' || item.atMs <= serverAt) continue
    const { act, atMs } = item
    if (ownId !== undefined && act.memberId === ownId)
      standing = { ...standing, ...changeBy(act, atMs) }
  }
  return standing
}

function changeBy(
  act: RoomAct,
  atMs: number,
): Partial<RoomDetail['mine']> & {
  removedBecause?: string
} {
  switch (act.kind) {
    case 'mute':
      return { mutedUntil: Math.ceil(atMs / 1000) + (act.minutes ?? 0) * 60 }
    case 'unmute':
      return { mutedUntil: null }
    case 'remove':
      return { isRemoved: true, ...(act.reason && { removedBecause: act.reason }) }
    case 'readmit':
      return { isRemoved: false }
    case 'manager':
      return { role: 1 }
    case 'viewer':
      return { role: 0 }
    default:
      return {}
  }
}
