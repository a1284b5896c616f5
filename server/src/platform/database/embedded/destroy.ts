import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { withFileLock } from '../../files/file-lock'
import { findPlaces } from './places'
import { endPostmaster, readPostmaster, servesData } from './postmaster'
import { findServiceUser } from './service-user'
import { dismissUsers } from './users'

/**
 * Children of a killed postmaster write for a moment longer, into directories that are being
 * removed.
 */
const REMOVE = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 } as const

/**
 * Stops the cluster of a directory and removes all its files, also a cluster of another process.
 * Processes that have it open do not restart it. A missing directory is no error.
 */
export async function destroyCluster(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o755 })
  const { data } = await findPlaces(dir, await findServiceUser())
  await withFileLock(path.join(dir, 'starting.lock'), async () => {
    await dismissUsers(dir)
    const found = await readPostmaster(data)
    if (found && (await servesData(found.pid, data))) await endPostmaster(found.pid)
    await rm(data, REMOVE)
  })
  await rm(dir, REMOVE)
}
