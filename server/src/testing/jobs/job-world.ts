import { cp, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { createScratchDir } from '../scratch-dir'
import { copyTestDatabase, createTestDatabase, type TestDatabase } from '../test-database'
import { type JobProcess, type JobSource, type OpenProcess, openJobProcess } from './job-process'
import { numberNewRows, readStoredRows, type StoredRows } from './stored-rows'

/** Everything that jobs leave behind. */
export type Left = { rows: StoredRows; files: readonly string[] }

/** A copy of the seeded data, and processes on it. */
export type JobWorld = {
  names: readonly string[]
  /** `clockErrorMs`: how much later its clock is. */
  open: (clockErrorMs?: number) => JobProcess
  left: () => Promise<Left>
  url: string
  varDir: string
  close: () => Promise<void>
}

/** Data with work for jobs; every world begins with a copy of it. */
export async function openSeededJobs({ seed, open }: JobSource) {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const seeded = path.join(scratch.dir, 'seeded')
  await mkdir(seeded)
  await seed({ db: database.db, varDir: seeded, clock: { now: () => Date.now() } })
  await numberNewRows(database.db)
  await database.db.destroy()
  let count = 0

  async function copy(): Promise<JobWorld> {
    const own = await copyTestDatabase(database.url)
    const varDir = path.join(scratch.dir, `${++count}`)
    // Jobs distinguish old files from new ones by their times.
    await cp(seeded, varDir, { recursive: true, preserveTimestamps: true })
    return worldOn({ ...own, varDir, open })
  }

  return {
    copy,
    async close() {
      await database.drop()
      await scratch.remove()
    },
  }
}

type Place = TestDatabase & { varDir: string; open: JobSource['open'] }

function worldOn({ db, url, drop, varDir, open }: Place): JobWorld {
  const processes: OpenProcess[] = []
  const openProcess = (clockErrorMs = 0) => {
    const process = openJobProcess(open, { url, varDir, clockErrorMs })
    processes.push(process)
    return process
  }
  return {
    url,
    varDir,
    names: openProcess().names,
    open: openProcess,
    left: async () => ({ rows: await readStoredRows(db), files: await filesOf(varDir) }),
    async close() {
      for (const process of processes) await process.close()
      await drop()
    },
  }
}

/** Objects and models; not the keys of a process. */
async function filesOf(varDir: string): Promise<string[]> {
  const entries = await readdir(varDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) =>
    path.relative(varDir, path.join(parentPath, name)),
  )
  return paths.filter((file) => !file.startsWith('keys')).sort()
}
