import {
  type PageKind,
  type SentVisit,
  sportOf,
  type Visit,
} from '@saidian/shared/contracts/personal'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { NotifyDevices } from '../../platform/notices'
import { type Member, ownId } from './access.rules'
import {
  clearVisits,
  readVisits,
  removeVisits,
  sweepVisits,
  trimVisits,
  upsertVisits,
} from './history.repository'
import { lockMember } from './member-lock.repository'
import { newestOf, plainLine } from './newest.rules'

const MAX_ENTRIES = 1_000
const PAGE = 50
const DAY_MS = 24 * 3_600_000
const REMOVED_MS = 90 * DAY_MS

/** A page as a device sends it; one from a version before basketball has no sport. */
type SentPage = Pick<SentVisit, 'kind' | 'id' | 'sport'>

export type History = {
  read: (
    member: Member,
    query: { before?: number; kind?: PageKind },
  ) => Promise<{ visits: Visit[]; hasMore: boolean }>
  add: (member: Member, visits: SentVisit[]) => Promise<void>
  /** Without `pages` removes everything. */
  remove: (member: Member, pages?: SentPage[]) => Promise<void>
  sweep: () => Promise<void>
}

export type HistoryDeps = {
  db: Db
  clock: Clock
  notifyDevices: NotifyDevices
  /** Days after which a visit is removed. */
  historyDays: number
}

export function createHistory({ db, clock, notifyDevices, historyDays }: HistoryDeps): History {
  const seenMs = historyDays * DAY_MS
  return {
    read: async (member, { before, kind }) =>
      readVisits(db, ownId(member, 'read'), {
        sinceMs: clock.now() - seenMs,
        beforeMs: before,
        kind,
        limit: PAGE,
      }),
    async add(member, visits) {
      const memberId = ownId(member, 'change')
      const now = clock.now()
      const newest = newestOf(visits, ({ kind, id }) => `${kind}/${id}`, now)
        .filter(({ at }) => at >= now - seenMs)
        .map((visit) => ({ ...withSport(visit), title: plainLine(visit.title) }))
      if (newest.length === 0) return
      const changes = await db.transaction().execute(async (trx) => {
        await lockMember(trx, 'history', memberId)
        const count = await upsertVisits(trx, memberId, newest)
        if (count > 0) await trimVisits(trx, memberId, MAX_ENTRIES, now - seenMs)
        return count
      })
      if (changes > 0) await notifyDevices(memberId, 'history')
    },
    async remove(member, pages) {
      const memberId = ownId(member, 'remove')
      if (pages) await removeVisits(db, memberId, pages.map(withSport), clock.now())
      else await clearVisits(db, memberId, clock.now())
      await notifyDevices(memberId, 'history')
    },
    sweep: () => sweepVisits(db, clock.now() - REMOVED_MS, clock.now() - seenMs),
  }
}

function withSport<Sent extends SentPage>(page: Sent): Sent & Pick<Visit, 'sport'> {
  return { ...page, sport: sportOf(page.kind, page.sport) }
}
