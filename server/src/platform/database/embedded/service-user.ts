import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type ServiceUser = { uid: number; gid: number }

/**
 * The user that PostgreSQL runs as. PostgreSQL does not run as root, so root uses the user
 * `postgres`, created when missing, or the user `nobody` where users cannot be created. Null: the
 * current user.
 */
export async function findServiceUser(): Promise<ServiceUser | null> {
  if (process.getuid?.() !== 0) return null
  const existing = await lookUp('postgres')
  if (existing) return existing
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(
    () => undefined,
  )
  const user = (await lookUp('postgres')) ?? (await lookUp('nobody'))
  if (!user)
    throw new Error('PostgreSQL does not run as root and there is no other user; set DATABASE_URL')
  return user
}

async function lookUp(name: string): Promise<ServiceUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}
