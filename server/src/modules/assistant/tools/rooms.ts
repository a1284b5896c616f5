import { paths } from '@saidian/shared/contracts/page'
import { getRooms, getRoomsOfMatch, type RoomCard } from '@saidian/shared/contracts/rooms'
import type { MatchLine } from '../reading/match-line'
import type { Found, ToolContext } from './found'

export type RoomFacts = { title: string; anchor: string; heat: number; match: string | null }

const MAX_ROOMS = 10

/** Rooms on air: of a match, or those with the most heat. */
export async function roomsOnAir(
  { product, now }: ToolContext,
  match: MatchLine | null,
): Promise<Found<RoomFacts[]>> {
  const cards = match
    ? await product.read(getRoomsOfMatch, { params: { matchId: match.id } })
    : (await product.read(getRooms))?.rooms
  const rooms = (cards ?? []).filter(({ isLive }) => isLive).slice(0, MAX_ROOMS)
  const only = rooms[0]
  const link = only && rooms.length === 1 ? paths.room(only.id) : paths.streams()
  const data = rooms.map(factsOf)
  return {
    data,
    source: { title: '正在直播的房间', link, at: now },
    blocks:
      data.length > 0
        ? [
            {
              kind: 'table',
              title: '正在直播',
              columns: ['房间', '主播', '比赛', '热度'],
              rows: data.map((room) => [
                room.title,
                room.anchor,
                room.match ?? '-',
                String(room.heat),
              ]),
            },
          ]
        : [],
  }
}

function factsOf({ title, anchor, heat, match }: RoomCard): RoomFacts {
  return {
    title,
    anchor: anchor.nickName,
    heat,
    match: match ? `${match.home} 对 ${match.away}` : null,
  }
}
