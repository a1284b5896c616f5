import { stat } from 'node:fs/promises'
import path from 'node:path'
import Type from 'typebox'
import type { Clock } from '../../../platform/clock'
import type { Provides } from '../check'
import { readValid } from './read-valid'

const ProvidesFile = Type.Record(
  Type.String(),
  Type.Object({ version: Type.String(), exports: Type.Optional(Type.Array(Type.String())) }),
)
/** The build of the shell is checked for changes after this time. */
const CHECK_MS = 1_000

/** Modules that the built shell in `shellDir` provides; null while there is no build. */
export function readProvides(shellDir: string): Promise<Provides | null> {
  return readValid(fileOf(shellDir), ProvidesFile)
}

/** The same, cached until a build writes the file again: one object for each build. */
export function createShellProvides(
  shellDir: string,
  clock: Clock,
): () => Promise<Provides | null> {
  let checkedAt = Number.NEGATIVE_INFINITY
  let madeAt = Number.NaN
  let current: Promise<Provides | null> = Promise.resolve(null)

  async function read(before: Promise<Provides | null>): Promise<Provides | null> {
    const found = await stat(fileOf(shellDir)).catch(() => null)
    if (found && found.mtimeMs === madeAt) return before
    const provides = await readProvides(shellDir)
    madeAt = found?.mtimeMs ?? Number.NaN
    return provides
  }

  return () => {
    if (clock.now() - checkedAt < CHECK_MS) return current
    checkedAt = clock.now()
    const before = current
    // A build is writing the file: the modules of the one before count until it is complete.
    current = read(before).catch(() => before)
    return current
  }
}

function fileOf(shellDir: string): string {
  return path.join(shellDir, 'provides.json')
}
