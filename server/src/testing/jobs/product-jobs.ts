import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../../app'
import { readConfig } from '../../config'
import { createInProcessBus } from '../../platform/bus'
import { createLog } from '../../platform/log'
import { createMetrics } from '../../platform/metrics'
import { createReadiness } from '../../platform/process/readiness'
import type { JobDeps, JobSource } from './job-process'
import { OLD_MATCHES } from './seeded-matches'
import { MEMBERS, ROOMS } from './seeded-members'
import { OBJECTS, TEXTS } from './seeded-texts'

const TWO_DAYS_S = 2 * 86_400

/** The jobs of the whole product, with work for each of them. */
export const productJobs: JobSource = {
  async seed({ db, varDir, clock }) {
    for (const rows of [OLD_MATCHES, MEMBERS, ROOMS, TEXTS]) await sql.raw(rows).execute(db)
    for (const key of OBJECTS) {
      const file = path.join(varDir, 'uploads', key)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, 'picture')
      const at = clock.now() / 1_000 - TWO_DAYS_S
      await utimes(file, at, at)
    }
  },
  open: (deps) => modulesOf(deps).flatMap(({ jobs = [] }) => jobs),
}

function modulesOf({ db, varDir, clock }: JobDeps) {
  const config = readConfig({ FEED: 'none', VAR_DIR: varDir, ROLES: 'api,gateway,web,feed' })
  return buildApp(config, {
    db,
    clock,
    log: createLog('silent'),
    metrics: createMetrics(),
    bus: createInProcessBus(),
    readiness: createReadiness(db),
    feeds: {},
  }).modules
}
