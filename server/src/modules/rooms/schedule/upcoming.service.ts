import type { ScheduledBroadcast } from '@saidian/shared/contracts/rooms'
import type { Db } from '../../../platform/database'
import { readMatchSummaries } from '../../../sports/match'
import { readPublicProfiles } from '../../profile'
import { readAnnounced } from './announced.repository'

type UpcomingQuery = {
  caller: { id: string } | null
  column?: number | null
  roomId?: number
  nowMs: number
  limit: number
}

/** What is announced, soonest first, as the caller sees it. */
export async function readUpcoming(
  db: Db,
  { caller, ...query }: UpcomingQuery,
): Promise<ScheduledBroadcast[]> {
  const rows = await readAnnounced(db, { ...query, memberId: caller?.id ?? null })
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
  return rows.flatMap(({ roomId, anchorId, matchId, ...row }) => {
    const anchor = profiles.get(anchorId)
    const match = matchId === null ? null : (matches.get(matchId) ?? null)
    return anchor ? [{ ...row, room: { id: roomId, anchor }, match }] : []
  })
}
