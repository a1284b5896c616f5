import { repairFile } from '../flv-file'
import {
  deleteRecordings,
  noteFiles,
  readAllRecordings,
  readUnfinished,
  type StoredRecording,
  saveEnd,
} from '../recordings.repository'
import { actsOfQuota, type RecordingLimits } from './quota.rules'
import type { Recorder, RecorderDeps } from './recorder'

/** A file that no one wrote to for this time has no recorder, in this process or in another. */
const STALE_MS = 10_000
/** Time between the first byte of a file and its row. */
const UNKNOWN_MS = 60_000

export type SweepDeps = Pick<RecorderDeps, 'db' | 'clock' | 'log' | 'dir'> & {
  limits: RecordingLimits
  /** Tests wait less. */
  staleMs?: number
}

/**
 * Completes the files of processes that died, notes which are missing, removes what is too much,
 * and what has no row.
 */
export async function sweepRecordings(
  deps: SweepDeps,
  recorders: ReadonlySet<Recorder>,
): Promise<void> {
  const keysOf = () => [...recorders].map(({ fileKey }) => fileKey)
  const before = new Set(keysOf())
  // One may begin while the sweep waits for the database.
  const isOwn = (fileKey: string) => before.has(fileKey) || keysOf().includes(fileKey)
  const { staleMs = STALE_MS, dir, db } = deps
  for (const recording of await readUnfinished(db)) {
    if (isOwn(recording.fileKey)) continue
    const ageMs = await dir.ageMs(recording.fileKey)
    if (ageMs === null || ageMs >= staleMs) await repair(deps, recording, ageMs !== null)
  }
  await noteFiles(db, await dir.keys())
  await holdLimits(deps, recorders)
  await removeUnknown(deps, isOwn)
}

async function repair(
  { db, log, dir }: SweepDeps,
  { id, fileKey, roomId }: StoredRecording,
  hasFile: boolean,
): Promise<void> {
  const summary = hasFile ? await repairFile(dir.fileOf(fileKey)) : null
  if (summary) {
    await saveEnd(db, { id, ...summary, state: 'ended' })
    log.info({ roomId, durationMs: summary.durationMs }, 'a recording was repaired')
    return
  }
  await deleteRecordings(db, [id])
  await dir.remove(fileKey)
}

async function holdLimits(
  { db, clock, log, dir, limits }: SweepDeps,
  recorders: ReadonlySet<Recorder>,
): Promise<void> {
  const recordings = await readAllRecordings(db)
  const sizes = new Map([...recorders].map((one) => [one.recordingId(), one.bytes()]))
  const counted = recordings.map((one) => ({
    ...one,
    bytes: one.isGone ? 0 : (sizes.get(one.id) ?? one.bytes),
  }))
  const acts = actsOfQuota(counted, limits, clock.now())
  if (acts.remove.length > 0) {
    // Rows first: a file without a row is removed later, a row without a file shows an error.
    await deleteRecordings(db, acts.remove)
    for (const { id, fileKey } of recordings)
      if (acts.remove.includes(id)) await dir.remove(fileKey)
    log.info({ count: acts.remove.length }, 'removed the oldest recordings')
  }
  for (const recorder of recorders) {
    const id = recorder.recordingId()
    if (id === null || !acts.stop.includes(id)) continue
    log.warn({ recordingId: id }, 'a recording stopped: nothing is left to remove for it')
    await recorder.stop('quota')
  }
}

/** Files whose row was erased with its anchor, or was never stored. */
async function removeUnknown(
  { db, dir, staleMs }: SweepDeps,
  isOwn: (fileKey: string) => boolean,
): Promise<void> {
  const keys = await dir.keys()
  const known = new Set((await readAllRecordings(db)).map(({ fileKey }) => fileKey))
  for (const key of keys) {
    if (known.has(key) || isOwn(key)) continue
    const ageMs = await dir.ageMs(key)
    if (ageMs !== null && ageMs >= (staleMs ?? UNKNOWN_MS)) await dir.remove(key)
  }
}
