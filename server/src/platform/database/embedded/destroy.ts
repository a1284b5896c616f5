import { rm } from 'node:fs/promises'
import { findPlaces } from './places'
import { endPostmaster, readPostmaster, servesData } from './postmaster'
import { findServiceUser } from './service-user'

/** Stops the cluster of a directory, whoever started it, and removes every file of it. */
export async function destroyCluster(dir: string): Promise<void> {
  const { data } = await findPlaces(dir, await findServiceUser())
  const found = await readPostmaster(data)
  if (found && (await servesData(found.pid, data))) await endPostmaster(found.pid)
  await Promise.all([rm(data, { recursive: true, force: true }), rm(dir, { recursive: true, force: true })])
}
