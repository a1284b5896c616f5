import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Places } from './places'
import type { ServiceUser } from './service-user'

const run = promisify(execFile)
const MAJOR = '18'

/**
 * Creates the data directory if there is none. A run killed half-way leaves no directory that looks
 * complete.
 */
export async function initialise(
  places: Places,
  user: ServiceUser | null,
  password: string,
  sync: boolean,
) {
  const version = await readFile(path.join(places.data, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version?.trim() === MAJOR) return
  if (version)
    throw new Error(`${places.data} belongs to PostgreSQL ${version.trim()}, not ${MAJOR}`)

  // A unique name: the child of a killed run may still write into its directory, and then clear it.
  const unfinished = `${places.data}.new-${randomUUID()}`
  await removeUnfinished(places.data)
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const passwordFile = `${unfinished}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user)
    await Promise.all([unfinished, passwordFile].map((file) => chown(file, user.uid, user.gid)))
  try {
    await run(
      path.join(places.binaries, 'bin', 'initdb'),
      [
        `--pgdata=${unfinished}`,
        '--username=saidian',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same sort order and letter case on every machine, independent of its locales.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(sync ? [] : ['--no-sync']),
      ],
      { ...user, cwd: unfinished },
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(unfinished, places.data)
}

async function removeUnfinished(data: string): Promise<void> {
  const parent = path.dirname(data)
  const left = (await readdir(parent)).filter((name) =>
    name.startsWith(`${path.basename(data)}.new-`),
  )
  // What cannot be removed now is removed at the next first start.
  await Promise.all(
    left.map((name) =>
      rm(path.join(parent, name), { recursive: true, force: true }).catch(() => undefined),
    ),
  )
}
