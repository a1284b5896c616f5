import { sql } from 'kysely'
import type { Db } from '../database'

const DATABASE_MS = 1_000

export type ReadinessReport = { isReady: boolean; database: boolean; modules: boolean; stopping: boolean }

/** Whether this process should be sent requests. */
export type Readiness = {
  report: () => Promise<ReadinessReport>
  modulesStarted: () => void
  stopping: () => void
}

export function createReadiness(db: Db): Readiness {
  let modules = false
  let stopping = false
  return {
    modulesStarted: () => {
      modules = true
    },
    stopping: () => {
      stopping = true
    },
    report: async () => {
      const database = await answersSoon(db)
      return { isReady: database && modules && !stopping, database, modules, stopping }
    },
  }
}

function answersSoon(db: Db): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, DATABASE_MS, false).unref())
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late])
}
