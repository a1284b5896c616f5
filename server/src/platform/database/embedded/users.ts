import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isAlive } from '../../files/process-life'

/** Processes that use the cluster of a directory: one empty file each, named by its process id. */
const usersOf = (dir: string) => path.join(dir, 'users')

export async function joinUsers(dir: string): Promise<void> {
  await mkdir(usersOf(dir), { recursive: true })
  await writeFile(path.join(usersOf(dir), String(process.pid)), '')
}

/** False after this process has left, or after the cluster was removed. */
export function isUser(dir: string): Promise<boolean> {
  return access(path.join(usersOf(dir), String(process.pid))).then(
    () => true,
    () => false,
  )
}

/** Removes all users of a cluster: none of them restarts it. */
export async function dismissUsers(dir: string): Promise<void> {
  await rm(usersOf(dir), { recursive: true, force: true })
}

/**
 * Removes this process, and those that have died, from the users; resolves with the number that
 * remain.
 */
export async function leaveUsers(dir: string): Promise<number> {
  await rm(path.join(usersOf(dir), String(process.pid)), { force: true })
  const others = await readdir(usersOf(dir)).catch(() => [])
  const gone = others.filter((name) => !isAlive(Number(name)))
  await Promise.all(gone.map((name) => rm(path.join(usersOf(dir), name), { force: true })))
  return others.length - gone.length
}
