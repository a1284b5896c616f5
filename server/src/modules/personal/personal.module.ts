import type { Favourite, Follow } from '@saidian/shared/contracts/personal'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Job } from '../../platform/jobs'
import type { Module } from '../../platform/module'
import type { NotifyDevices } from '../../platform/notices'
import type { MemberPart } from '../accounts'
import { PERSONAL } from './access.rules'
import { createHistory } from './history.service'
import { createMarks } from './marks.service'
import { type MemberRelations, memberFollows } from './member-follows'
import { personalPart } from './member-part'
import { personalRoutes } from './personal.routes'
import { createSettings } from './settings.service'

export type PersonalDeps = {
  db: Db
  clock: Clock
  notifyDevices: NotifyDevices
  /** Days after which a visit is removed from a member's history. */
  historyDays: number
  relations?: MemberRelations
}

const SWEEP: Omit<Job, 'run'> = {
  name: 'personal/sweep',
  schedule: { everyMs: 3_600_000 },
  limitMs: 1_200_000,
}

/** Follows, favourites, history and settings of members, the same on all their devices. */
export function personalModule(deps: PersonalDeps): Module & { part: MemberPart } {
  const follows = createMarks<Follow>(
    'follows',
    deps,
    deps.relations && memberFollows(deps.relations),
  )
  const favourites = createMarks<Favourite>('favourites', deps)
  const history = createHistory(deps)
  const settings = createSettings(deps)

  /** Deletes expired rows. */
  async function sweep(): Promise<void> {
    for (const part of [follows, favourites, history]) await part.sweep()
  }

  return {
    name: 'personal',
    access: [PERSONAL],
    part: personalPart,
    jobs: [{ ...SWEEP, run: sweep }],
    routes: (app) => personalRoutes(app, { follows, favourites, history, settings }),
  }
}
