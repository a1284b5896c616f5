import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** What a run holds at most: three databases, some builds, profiles of browsers. */
const NEEDED_BYTES = 6 * 2 ** 30
const ABANDONED_MS = 86_400_000

/**
 * Has this process and its children put temporary files in memory where there is room: a test
 * database is copied there in a tenth of the processor time that files on a disk cost.
 */
export function putTemporaryFilesInMemory() {
  const folder = join(MEMORY, `saidian-tests-${process.getuid?.()}`)
  if (tmpdir() === folder || !hasRoom()) return
  mkdirSync(folder, { recursive: true })
  // For root, PostgreSQL runs as another user.
  chmodSync(folder, 0o1777)
  removeAbandoned(folder)
  process.env.TMPDIR = folder
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > NEEDED_BYTES
}

/** A run that was killed leaves its files, which take memory. */
function removeAbandoned(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > ABANDONED_MS) rmSync(file, { recursive: true, force: true })
  }
}
