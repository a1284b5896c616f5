import type { Db } from '../database'
import { databaseCheck } from './database-check'
import type { ReadinessCheck } from './readiness-check'

export type ReadinessReport = {
  isReady: boolean
  /** Problems by the name of their check. */
  reasons: Record<string, string>
}

/** Whether this process should receive requests. */
export type Readiness = {
  report: () => Promise<ReadinessReport>
  /**
   * Makes the process unready while `check` names a problem, fails or does not answer for a second.
   */
  add: (name: string, check: ReadinessCheck) => void
  modulesStarted: () => void
  /** Resolves when the modules have started. */
  opened: Promise<void>
  stopping: () => void
}

const PATIENCE_MS = 1_000

export function createReadiness(db: Db): Readiness {
  const checks = new Map<string, ReadinessCheck>()
  const add = (name: string, check: ReadinessCheck) => {
    checks.set(name, check)
  }
  add('database', databaseCheck(db, PATIENCE_MS))
  add('modules', () => 'still starting')
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return {
    add,
    opened,
    modulesStarted: () => {
      checks.delete('modules')
      open()
    },
    stopping: () => add('process', () => 'stopping'),
    report: async () => {
      const asked = [...checks].map(async ([name, check]) => [name, await outcome(check)] as const)
      const wrong = (await Promise.all(asked)).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      )
      return { isReady: wrong.length === 0, reasons: Object.fromEntries(wrong) }
    },
  }
}

/** The database check words its own timeout, so it gets a moment more. */
const LATE_MS = PATIENCE_MS + 200

async function outcome(check: ReadinessCheck): Promise<string | null> {
  let late: NodeJS.Timeout | undefined
  const silence = new Promise<string>((resolve) => {
    late = setTimeout(resolve, LATE_MS, `no answer within ${PATIENCE_MS} ms`)
  })
  try {
    return await Promise.race([check(), silence])
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    clearTimeout(late)
  }
}
