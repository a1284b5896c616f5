import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '../error-code'
import { isAlive } from './process-life'

const RETRY_MS = 50

/** Runs `work` while no other process runs its own under the same `file`; a lock of a dead process is taken over. */
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

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

async function isLeftBehind(file: string): Promise<boolean> {
  const before = await readFile(file, 'utf8').catch(() => null)
  if (before === null) return false
  // An empty file may be one that its owner is just writing.
  if (before === '') await wait(RETRY_MS)
  const owner = Number(await readFile(file, 'utf8').catch(() => process.pid))
  return !(owner > 0 && isAlive(owner))
}
