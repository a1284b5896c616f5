import type { Favourite, Follow } from '@saidian/shared/contracts/personal'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { NotifyDevices } from '../../platform/notices'
import type { MemberPart } from '../accounts'
import { PERSONAL } from './access.rules'
import { createHistory } from './history.service'
import { createMarks } from './marks.service'
import { personalPart } from './member-part'
import { personalRoutes } from './personal.routes'
import { createSettings } from './settings.service'

export type PersonalDeps = {
  db: Db
  clock: Clock
  log: Logger
  notifyDevices: NotifyDevices
  /** Days after which a visit is removed from a member's history. */
  historyDays: number
}

/** `sweep` deletes expired rows; it runs every hour. */
type PersonalExtras = { part: MemberPart; sweep: () => Promise<void> }

const SWEEP_MS = 3_600_000

/** Follows, favourites, history and settings of members, the same on all their devices. */
export function personalModule(deps: PersonalDeps): Module & PersonalExtras {
  const follows = createMarks<Follow>('follows', deps)
  const favourites = createMarks<Favourite>('favourites', deps)
  const history = createHistory(deps)
  const settings = createSettings(deps)

  async function sweep(): Promise<void> {
    try {
      for (const part of [follows, favourites, history]) await part.sweep()
    } catch (error) {
      deps.log.warn({ err: error }, 'old personal data could not be swept')
    }
  }

  return {
    name: 'personal',
    access: [PERSONAL],
    part: personalPart,
    sweep,
    routes: (app) => personalRoutes(app, { follows, favourites, history, settings }),
    async start(signal) {
      const timer = setInterval(() => void sweep(), SWEEP_MS)
      timer.unref()
      signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    },
  }
}
