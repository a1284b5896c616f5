import type { Db } from '../../../../platform/database'
import type { Logger } from '../../../../platform/log'
import type { Summary } from '../flv-file'
import {
  deleteRecordings,
  type EndState,
  insertRecording,
  saveEnd,
  saveProgress,
} from '../recordings.repository'

/** The broadcast is stored when its stream begins; one that is not stored by then will not be. */
const MAX_TRIES = 20
const SAVE_MS = 5_000

export type RecordingRow = {
  /** Null until the broadcast is known. */
  id: () => number | null
  /** False when the recording is not wanted: no broadcast, or its anchor was erased. */
  advance: (summary: Summary) => Promise<boolean>
  /** False when the recording is not wanted. */
  end: (summary: Summary, state: EndState) => Promise<boolean>
  remove: () => Promise<void>
}

type RowOptions = { roomId: number; fileKey: string; startedAtMs: number }

/** The row of one recording. While the database does not answer, the file grows all the same. */
export function createRecordingRow(
  { db, log }: { db: Db; log: Logger },
  options: RowOptions,
): RecordingRow {
  let id: number | null = null
  let tries = 0
  let savedAt = performance.now()

  async function insert(): Promise<boolean> {
    id = await insertRecording(db, options)
    tries += 1
    return id !== null || tries < MAX_TRIES
  }

  async function save({ durationMs, bytes }: Summary): Promise<boolean> {
    if (id === null) return insert()
    if (performance.now() - savedAt < SAVE_MS) return true
    savedAt = performance.now()
    return saveProgress(db, { id, durationMs, bytes })
  }

  return {
    id: () => id,
    async advance(summary) {
      try {
        return await save(summary)
      } catch (error) {
        log.debug({ err: error }, 'the progress of a recording was not stored')
        return true
      }
    },
    async end({ durationMs, bytes }, state) {
      if (id === null) await insert()
      return id !== null && saveEnd(db, { id, durationMs, bytes, state })
    },
    async remove() {
      if (id !== null) await deleteRecordings(db, [id])
    },
  }
}
