import { execFile } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isAlive } from '../../files/process-life'

const run = promisify(execFile)

const STOP_MS = 6_000
const POLL_MS = 20

export type Postmaster = { pid: number; port: number }

/** Content of `postmaster.pid` for the last server of this data directory, alive or not. */
export async function readPostmaster(data: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n')
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port) } : null
}

/**
 * True when process `pid` is alive and is the server of this data directory, not a later process
 * with the same id.
 */
export async function servesData(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    // The working directory of a postmaster is its data directory.
    const [cwd, own] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
      realpath(data),
    ])
    return cwd === own
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({
    stdout: '',
  }))
  return stdout.includes(data)
}

/** Stops a postmaster: open transactions are rolled back; one that does not react is killed. */
export async function endPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (isAlive(pid)) process.kill(pid, signal)
    const deadline = Date.now() + STOP_MS
    while (isAlive(pid) && Date.now() < deadline) await wait(POLL_MS)
    if (!isAlive(pid)) return
  }
}
