import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** Packages and the compiled programs; beside them, in `VAR_DIR`, may lie keys and uploads. */
const READABLE = [
  'node_modules/*',
  'package.json',
  'server/dist/*',
  'server/node_modules/*',
  'server/package.json',
]
const READABLE_BY_ALL = 0o004
const ENTERED_BY_ALL = 0o001

export type Sandbox = { execArgv: string[]; uid?: number; gid?: number; cwd: string }

/**
 * Restricts a process that reads bytes of strangers. As root it switches to the user `nobody`,
 * which can read no key and no upload. The compiled program also runs under Node's permission
 * model: it reads packages, writes nothing and starts nothing. (The sources are compiled while they
 * load, which the model does not allow.)
 */
export function sandboxOf(program: string): Sandbox {
  return { execArgv: permissionsOf(program), cwd: '/', ...userFor(program) }
}

export function permissionsOf(program: string): string[] {
  if (!program.endsWith('.js')) return []
  const isStable = process.allowedNodeEnvironmentFlags.has('--permission')
  const flag = isStable ? '--permission' : '--experimental-permission'
  const reads = READABLE.map((place) => `--allow-fs-read=${path.join(ROOT, place)}`)
  // The decoder of pictures is native code.
  return [flag, '--allow-addons', ...reads]
}

/** Empty unless we are root and the user `nobody` can read the program. */
function userFor(program: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0 || !isReadableByAll(program)) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : {}
}

function isReadableByAll(file: string): boolean {
  let folder = path.dirname(file)
  while (folder !== path.dirname(folder)) {
    if (!(statSync(folder).mode & ENTERED_BY_ALL)) return false
    folder = path.dirname(folder)
  }
  return (statSync(file).mode & READABLE_BY_ALL) !== 0
}
