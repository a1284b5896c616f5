import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import { SCORED_SPORTS } from './scored-sports'
import { insertScore, readStates } from './scores.repository'

type ScoreDeps = {
  db: Db
  clock: Clock
  /** Match seconds per second. */
  feedSpeed: number
}

/** Stores the scores of the matches that these recordings show, as they are now. */
export type NoteScores = (recordingIds: readonly number[]) => Promise<void>

/**
 * Stored incidents would not do for a replay: a goal that was withdrawn later was on the strip all
 * the same, and so was the minute.
 */
export function createScoreNotes({ db, clock, feedSpeed: speed }: ScoreDeps): NoteScores {
  let noted = new Map<number, string>()
  return async (recordingIds) => {
    if (recordingIds.length === 0) return
    const known = noted
    noted = new Map()
    for (const sport of SCORED_SPORTS) {
      for (const { recordingId, ...row } of await readStates(db, sport, recordingIds)) {
        const atMs = clock.now()
        const [home = 0, away = 0] = row.score ?? []
        const state = sport.text(row, { nowMs: atMs, speed })
        const score = `${home}:${away} ${state}`
        if (known.get(recordingId) !== score)
          await insertScore(db, { recordingId, atMs, home, away, state })
        noted.set(recordingId, score)
      }
    }
  }
}
