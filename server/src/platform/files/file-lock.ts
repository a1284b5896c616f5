import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '../error-code'
import { isAlive } from './process-life'

const RETRY_MS = 50

/**
 * Runs `work` while no other process runs its own under the same `file`; takes over the lock of a
 * dead process.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(file))) {
    if (await isLeftBehind(file)) await rm(file, { force: true })
    else await wait(RETRY_MS)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

/** Links a complete file into place: every lock that another process finds names its owner. */
async function take(file: string): Promise<boolean> {
  const own = `${file}.${process.pid}.${randomUUID()}`
  await writeFile(own, String(process.pid), { flag: 'wx', mode: 0o600 })
  try {
    await link(own, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

async function isLeftBehind(file: string): Promise<boolean> {
  const holder = await readFile(file, 'utf8').catch(() => null)
  return holder !== null && !(Number(holder) > 0 && isAlive(Number(holder)))
}
