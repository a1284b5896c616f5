import type { Db } from '../../../platform/database'
import type { Job } from '../../../platform/jobs'
import { removeOrphans } from '../../../platform/storage'
import { findEntryOf } from './files.repository'
import { type MessageFiles, type MessageFilesDeps, PREFIX } from './files.service'
import { UNUSED_MS } from './limits.rules'
import {
  deleteFiles,
  deleteRecalled,
  deleteUnused,
  knownFiles,
  readUnnumbered,
} from './unused-files.repository'

const BATCH = 500
/** Longer than between two runs, also after a day without any. */
const RECALLED_MS = 7 * 86_400_000
/** A file is taken within its first day, and its message has a number with the commit. */
const LOST_MS = UNUSED_MS + 3_600_000
const OBJECT = /^messages\/([0-9a-f]{32})(?:-\d{2,4}\.webp|\.voice)$/

type SweepDeps = Pick<MessageFilesDeps, 'db' | 'clock' | 'log' | 'storage'> & {
  files: Pick<MessageFiles, 'removeFiles'>
}

/** Removes files that no message has: never sent, recalled, or without a row. */
export function sweepJob({ db, clock, log, storage, files }: SweepDeps): Job {
  return {
    name: 'messages/files',
    schedule: { everyMs: 3_600_000 },
    limitMs: 1_200_000,
    async run(signal) {
      const now = clock.now()
      await files.removeFiles(await deleteUnused(db, now - UNUSED_MS))
      await files.removeFiles(await numberFiles(db, now - LOST_MS, signal))
      await files.removeFiles(await deleteRecalled(db, now - RECALLED_MS))
      const count = await removeOrphans(storage, {
        prefix: `${PREFIX}/`,
        nameOf: (key) => OBJECT.exec(key)?.[1] ?? null,
        known: (keys) => knownFiles(db, keys),
        signal,
      })
      if (count > 0) log.info({ files: count }, 'files without a message removed')
    },
  }
}

/**
 * Stores which message has which file, as the removal of recalled ones needs it. Resolves with the
 * keys of those that no message has any more: it was recalled or erased before.
 */
async function numberFiles(db: Db, beforeMs: number, signal: AbortSignal): Promise<string[]> {
  const lost: string[] = []
  for (let after = ''; !signal.aborted; ) {
    const batch = await readUnnumbered(db, BATCH, after)
    for (const file of batch)
      if ((await findEntryOf(db, file)) === null && file.madeAtMs < beforeMs) lost.push(file.key)
    after = batch.at(-1)?.key ?? ''
    if (batch.length < BATCH) break
  }
  await deleteFiles(db, lost)
  return lost
}
