import type { RoomCard, RoomList, ScheduledBroadcast } from '@saidian/shared/contracts/rooms'

export type ListRow =
  | { kind: 'banner'; rooms: readonly RoomCard[] }
  | { kind: 'heading'; text: string }
  | { kind: 'upcoming'; broadcasts: readonly ScheduledBroadcast[] }
  | { kind: 'rooms'; rooms: readonly RoomCard[]; isFirst: boolean }

/** Pairs of cards that fill the first screen. */
const FIRST_PAIRS = 3

/**
 * Rows of a column: banner, rooms of followed anchors, what is announced, then all others. Followed
 * anchors stand first in the answers; those that come with later pages stay below, so that nothing
 * above the reader moves.
 */
export function rowsOf(pages: readonly RoomList[]): ListRow[] {
  const rooms = withoutDoubles(pages.flatMap((page) => page.rooms))
  const [first] = pages
  const others = rooms.findIndex(({ isFollowed, isLive }) => !isFollowed || !isLive)
  const followed = rooms.slice(0, others < 0 ? rooms.length : others)
  const rest = rooms.slice(followed.length)
  const rows: ListRow[] = []
  if (first && first.banner.length > 0) rows.push({ kind: 'banner', rooms: first.banner })
  if (followed.length > 0) rows.push({ kind: 'heading', text: '关注的主播' }, ...pairs(followed, 0))
  if (first && first.upcoming.length > 0) {
    rows.push({ kind: 'heading', text: '预告' })
    rows.push({ kind: 'upcoming', broadcasts: first.upcoming })
  }
  if (rest.length > 0 && rows.length > 0) rows.push({ kind: 'heading', text: '全部直播间' })
  return [...rows, ...pairs(rest, followed.length)]
}

/** Names a row; unique in a list. */
export function keyOf(row: ListRow): string {
  if (row.kind === 'heading') return row.text
  return row.kind === 'rooms' ? `room ${row.rooms[0]?.id}` : row.kind
}

/** A room may come twice when its heat changes between two pages. */
function withoutDoubles(rooms: readonly RoomCard[]): RoomCard[] {
  return [...new Map(rooms.map((room) => [room.id, room])).values()]
}

function pairs(rooms: readonly RoomCard[], before: number): ListRow[] {
  return Array.from({ length: Math.ceil(rooms.length / 2) }, (_, pair) => ({
    kind: 'rooms',
    rooms: rooms.slice(pair * 2, pair * 2 + 2),
    isFirst: before / 2 + pair < FIRST_PAIRS,
  }))
}
