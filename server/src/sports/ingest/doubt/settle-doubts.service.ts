import type { Db } from '../../../platform/database'
import type { MatchState } from '../../match-state'
import type { IngestedSport } from '../../sport'
import type { Stored } from '../commits'
import { type FoldedMatch, takeWaiting, unchangedMatch } from '../match/match-batch.rules'
import { storeFolded } from '../match/match-batch.service'
import { lockDoubted } from '../match/progress.repository'
import { type KnownMatch, LOOK_AGAIN_MS, settleByTime } from './second-look.rules'

/** Decides by time about what waits for a second look; null while nothing is old enough. */
export function settleDoubts<State extends MatchState>(
  db: Db,
  sport: IngestedSport<State>,
  source: string,
  { nowMs, seenMatchIds }: { nowMs: number; seenMatchIds: ReadonlySet<number> },
): Promise<Stored | null> {
  return db.transaction().execute(async (transaction) => {
    const doubted = await lockDoubted(transaction, sport, source, nowMs - LOOK_AGAIN_MS)
    const matches = doubted.flatMap((known) => settled(sport, known, nowMs))
    if (matches.length === 0) return null
    return storeFolded(transaction, sport, source, { matches, seenMatchIds })
  })
}

function settled<State extends MatchState>(
  sport: IngestedSport<State>,
  known: KnownMatch<State>,
  nowMs: number,
): FoldedMatch<State>[] {
  if (known.doubt === null) return []
  const { message, doubt } = settleByTime(known.doubt)
  // Readers see this contradiction; it stays until its source says something else.
  if (doubt?.looks === known.doubt.looks) return []
  const folded =
    message === null ? unchangedMatch(known) : takeWaiting(sport, known, message, nowMs)
  return [{ ...folded, doubt: { before: known.doubt, next: doubt } }]
}
