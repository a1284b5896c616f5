import { isDeepStrictEqual } from 'node:util'
import type { JobSource } from './job-process'
import { type JobWorld, type Left, openSeededJobs } from './job-world'
import { differences } from './stored-rows'

type Steps = ReadonlyMap<string, number>

const HOUR_MS = 3_600_000

/** What may happen to jobs, each with the name that a test gives it. */
export const DISTURBANCES: [string, (world: JobWorld, steps: Steps) => Promise<void>][] = [
  ['killed after a quarter of their work', (world, steps) => runKilled(world, steps, 0.25)],
  ['killed after half of their work', (world, steps) => runKilled(world, steps, 0.5)],
  ['killed after three quarters of their work', (world, steps) => runKilled(world, steps, 0.75)],
  ['overtaken after their first statement', (world, steps) => runOvertaken(world, steps, 0)],
  ['overtaken after half of their work', (world, steps) => runOvertaken(world, steps, 0.5)],
  ['run by two processes at once', runAtOnce],
  ['run while the clock jumps an hour back and ahead', runWithJumps],
]

export type JobTrial = {
  /** Jobs that had nothing to do: nothing is learnt about them. */
  idle: readonly string[]
  /** Jobs with their numbers of statements. */
  steps: Steps
  /** How what a disturbed run leaves differs from what one run leaves. */
  compare: (disturb: (world: JobWorld, steps: Steps) => Promise<void>) => Promise<unknown>
  copy: () => Promise<JobWorld>
  close: () => Promise<void>
}

/** Runs every job once, as the measure of what disturbed runs leave. */
export async function openJobTrial(source: JobSource): Promise<JobTrial> {
  const seeded = await openSeededJobs(source)
  const within = async <Result>(work: (world: JobWorld) => Promise<Result>) => {
    const world = await seeded.copy()
    try {
      return await work(world)
    } finally {
      await world.close()
    }
  }
  const { idle, steps, left: once } = await within(runOnce)
  return {
    idle,
    steps,
    compare: (disturb) =>
      within(async (world) => {
        await disturb(world, steps)
        const left = await world.left()
        const files = isDeepStrictEqual(left.files, once.files) ? {} : { files: left.files }
        return { ...differences(once.rows, left.rows), ...files }
      }),
    copy: seeded.copy,
    close: seeded.close,
  }
}

type Undisturbed = { idle: string[]; steps: Steps; left: Left }

/** Runs every job once. */
async function runOnce(world: JobWorld): Promise<Undisturbed> {
  const steps = new Map<string, number>()
  const idle: string[] = []
  const one = world.open()
  let before = await world.left()
  for (const name of world.names) {
    await one.run(name, ({ count }) => {
      steps.set(name, count)
    })
    const after = await world.left()
    if (isDeepStrictEqual(before, after)) idle.push(name)
    before = after
  }
  return { steps, idle, left: before }
}

/** Kills the process of every job after this share of its statements; another one runs it then. */
async function runKilled(world: JobWorld, steps: Steps, share: number): Promise<void> {
  const [victim, other] = [world.open(), world.open()]
  for (const name of world.names) {
    const last = stepAt(steps, name, share)
    await victim.run(name, ({ count }, kill) => {
      if (count === last) kill()
    })
    await other.run(name)
  }
}

/** Another process runs every job while the first one stands still after a share of its work. */
async function runOvertaken(world: JobWorld, steps: Steps, share: number): Promise<void> {
  const [frozen, other] = [world.open(), world.open()]
  for (const name of world.names) {
    const from = stepAt(steps, name, share)
    let isOvertaken = false
    await frozen.run(name, async ({ count, isInTransaction }) => {
      if (isOvertaken || count < from || isInTransaction) return
      isOvertaken = true
      await other.run(name)
    })
  }
}

async function runAtOnce(world: JobWorld): Promise<void> {
  const processes = [world.open(), world.open()]
  for (const name of world.names) await Promise.all(processes.map((process) => process.run(name)))
}

/** The clock of the process goes an hour back, then ahead, then is right again. */
async function runWithJumps(world: JobWorld): Promise<void> {
  const processes = [-HOUR_MS, HOUR_MS, 0].map((clockErrorMs) => world.open(clockErrorMs))
  for (const name of world.names) for (const process of processes) await process.run(name)
}

function stepAt(steps: Steps, name: string, share: number): number {
  return Math.max(1, Math.round((steps.get(name) ?? 0) * share))
}
