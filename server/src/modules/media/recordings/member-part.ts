import type { MemberPart } from '../../accounts'
import { deleteRecordings, readRecordingsOfAnchor } from './recordings.repository'

/**
 * The recordings of an anchor. Erasure removes the rows; the process that has the files removes
 * those without a row, and stops a recording that is being made.
 */
export const recordingsPart: MemberPart = {
  name: 'recordings',
  async export(db, accountId) {
    const recordings = await readRecordingsOfAnchor(db, accountId)
    return recordings.map(({ id, title, startedAtMs, durationMs, bytes }) => {
      return { id, title, startedAt: new Date(startedAtMs).toISOString(), durationMs, bytes }
    })
  },
  async erase(trx, accountId) {
    const recordings = await readRecordingsOfAnchor(trx, accountId)
    await deleteRecordings(
      trx,
      recordings.map(({ id }) => id),
    )
  },
}
