import type { MatchSummary } from '@saidian/shared/contracts/matches'
import type { RoomCard } from '@saidian/shared/contracts/rooms'
import type { Db } from '../../../platform/database'
import { readMatchSummaries } from '../../../sports/match'
import { readFollowedIds } from '../../personal'
import { type PublicProfile, readPublicProfiles } from '../../profile'
import type { RoomRow } from './room-cards.repository'

/** What several rooms need to become cards; read once for all of them. */
type Around = {
  profiles: Map<string, PublicProfile>
  matches: Map<number, MatchSummary>
  followed: ReadonlySet<string>
}

/** Ids of the anchors that the caller follows. */
export async function readFollowed(db: Db, caller: { id: string } | null): Promise<string[]> {
  return caller ? readFollowedIds(db, caller.id, 'member') : []
}

/** Cards of rooms, in their order; those of erased anchors are left out. */
export async function readCards(
  db: Db,
  rows: readonly RoomRow[],
  followed: readonly string[],
): Promise<RoomCard[]> {
  const around = await readAround(db, rows, followed)
  return rows.flatMap((row) => cardOf(row, around) ?? [])
}

async function readAround(
  db: Db,
  rows: readonly RoomRow[],
  followed: readonly string[],
): Promise<Around> {
  const [profiles, matches] = await Promise.all([
    readPublicProfiles(
      db,
      rows.map(({ anchorId }) => anchorId),
    ),
    readMatchSummaries(
      db,
      rows.flatMap(({ matchId }) => matchId ?? []),
    ),
  ])
  return { profiles, matches, followed: new Set(followed) }
}

function cardOf(row: RoomRow, { profiles, matches, followed }: Around): RoomCard | null {
  const { id, anchorId, title, column, isLive, heat, matchId } = row
  const anchor = profiles.get(anchorId)
  if (!anchor) return null
  const match = matchId === null ? null : (matches.get(matchId) ?? null)
  const isFollowed = followed.has(anchorId)
  return { id, title, cover: '', column, isLive, heat, anchor, match, isFollowed }
}
