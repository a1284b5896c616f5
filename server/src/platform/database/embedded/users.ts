import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isAlive } from '../../files/process-life'

/** Processes that use the cluster of a directory: one empty file each, named by its process id. */
const usersOf = (dir: string) => path.join(dir, 'users')

export async function joinUsers(dir: string): Promise<void> {
  await mkdir(usersOf(dir), { recursive: true })
  await writeFile(path.join(usersOf(dir), String(process.pid)), '')
}

/** Strikes this process off, and those that died without doing so; resolves with how many remain. */
export async function leaveUsers(dir: string): Promise<number> {
  await rm(path.join(usersOf(dir), String(process.pid)), { force: true })
  const others = await readdir(usersOf(dir)).catch(() => [])
  const gone = others.filter((name) => !isAlive(Number(name)))
  await Promise.all(gone.map((name) => rm(path.join(usersOf(dir), name), { force: true })))
  return others.length - gone.length
}
