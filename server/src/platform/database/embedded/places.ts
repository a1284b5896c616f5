import { createHash } from 'node:crypto'
import { chown, cp, mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { findBinaries } from './binaries'
import type { ServiceUser } from './service-user'

export type Places = { binaries: string; data: string }

/** For root, when the service user cannot reach the directory, such as one below `/root`. */
const SHARED_PLACE = '/var/lib/saidian'

/** Finds or creates directories for binaries and data that `user` can reach. */
export async function findPlaces(dir: string, user: ServiceUser | null): Promise<Places> {
  const binaries = findBinaries()
  if (!user) return { binaries, data: path.join(dir, 'data') }
  return {
    binaries: (await canReach(binaries, user)) ? binaries : await copyOf(binaries),
    data: (await canReach(dir, user)) ? path.join(dir, 'data') : await placeFor(dir, user),
  }
}

async function placeFor(dir: string, user: ServiceUser): Promise<string> {
  const place = path.join(SHARED_PLACE, createHash('sha256').update(dir).digest('hex').slice(0, 16))
  await mkdir(place, { recursive: true, mode: 0o755 })
  await chown(place, user.uid, user.gid)
  return path.join(place, 'data')
}

async function copyOf(binaries: string): Promise<string> {
  const copy = path.join(
    SHARED_PLACE,
    `binaries-${createHash('sha256').update(binaries).digest('hex').slice(0, 16)}`,
  )
  const exists = await stat(copy).then(
    () => true,
    () => false,
  )
  if (exists) return copy
  const unfinished = `${copy}.${process.pid}`
  await mkdir(SHARED_PLACE, { recursive: true, mode: 0o755 })
  await cp(binaries, unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, copy)
  return copy
}

/** True when `user` may pass every directory down to `target`. */
async function canReach(target: string, user: ServiceUser): Promise<boolean> {
  for (let dir = path.resolve(target); ; dir = path.dirname(dir)) {
    const { mode, uid, gid } = await stat(dir)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (dir === path.dirname(dir)) return true
  }
}
