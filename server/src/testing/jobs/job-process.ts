import type { Db } from '../../platform/database'
import type { Job } from '../../platform/jobs'
import { type Life, openSteppedDatabase, type Step, type SteppedDatabase } from './stepped-database'

/** What a process with jobs is given. */
export type JobDeps = { db: Db; varDir: string; clock: { now: () => number } }

export type JobSource = {
  /** Stores rows and files for which every job has work. */
  seed: (deps: JobDeps) => Promise<void>
  /** The jobs of a new process. */
  open: (deps: JobDeps) => readonly Job[]
}

/** Called when a statement of a job was answered; `kill` ends the process of the job. */
type AfterStep = (step: Step, kill: () => void) => void | Promise<void>

export type JobProcess = { run: (name: string, after?: AfterStep) => Promise<void> }

export type OpenProcess = JobProcess & { names: string[]; close: () => Promise<void> }

/** A process with the jobs of the source, on this database and folder. */
export function openJobProcess(
  open: JobSource['open'],
  { url, varDir, clockErrorMs = 0 }: { url: string; varDir: string; clockErrorMs?: number },
): OpenProcess {
  const stepped = openSteppedDatabase(url)
  const jobs = open({ db: stepped.db, varDir, clock: { now: () => Date.now() + clockErrorMs } })
  const lives: Life[] = []
  return {
    names: jobs.map(({ name }) => name),
    async run(name, after) {
      const job = jobs.find((each) => each.name === name)
      if (!job) throw new Error(`no job ${name}`)
      await runOnce(job, stepped, { after, begun: (life) => void lives.push(life) })
    },
    async close() {
      for (const life of lives) await life.close()
    },
  }
}

type Given = { after: AfterStep | undefined; begun: (life: Life) => void }

/** Resolves when the run has ended or was killed. */
async function runOnce(job: Job, stepped: SteppedDatabase, { after, begun }: Given): Promise<void> {
  const ending = new AbortController()
  let end: () => void = () => undefined
  const killed = new Promise<void>((resolve) => {
    end = resolve
  })
  const life = stepped.begin(async (step) => after?.(step, kill))
  const kill = () => {
    life.kill()
    // The children of a process end with it.
    ending.abort(new Error('killed'))
    end()
  }
  begun(life)
  await Promise.race([life.run(() => job.run(ending.signal)), killed])
}
