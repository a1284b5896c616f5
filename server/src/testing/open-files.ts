import { execFileSync } from 'node:child_process'
import { readdirSync, readlinkSync } from 'node:fs'

const DESCRIPTORS = '/proc/self/fd'

/** Number of open files of this process whose path ends with `ending`. */
export function openFiles(ending: string): number {
  return openPaths().filter((path) => path.endsWith(ending)).length
}

function openPaths(): string[] {
  if (process.platform === 'linux')
    return readdirSync(DESCRIPTORS).flatMap((descriptor) => {
      try {
        return readlinkSync(`${DESCRIPTORS}/${descriptor}`)
      } catch {
        // Closed since the folder was read.
        return []
      }
    })
  const listed = execFileSync('lsof', ['-n', '-P', '-p', String(process.pid)], { encoding: 'utf8' })
  return listed.split('\n').map((line) => line.trim())
}
