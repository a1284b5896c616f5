import { sportOf } from '@saidian/shared/contracts/personal'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { NotifyDevices } from '../../platform/notices'
import { type Member, ownId } from './access.rules'
import {
  type Mark,
  type MarkTable,
  readMarks,
  sweepTakenBack,
  trimTakenBack,
  upsertMarks,
} from './marks.repository'
import { lockMember } from './member-lock.repository'
import { newestOf, plainLine } from './newest.rules'

/** Maximum of marks of a member, and of stored marks that were taken back. */
const MAX_ENTRIES = 2_000
const TAKEN_BACK_MS = 90 * 24 * 3_600_000

/** A mark as a device sends it; one from a version before basketball has no sport. */
export type SentMark = Omit<Mark, 'sport'> & Partial<Pick<Mark, 'sport'>>

export type Marks<M extends Mark> = {
  read: (member: Member) => Promise<M[]>
  /** Throws `personal.too_many` when more than 2 000 would be on. */
  put: (member: Member, marks: SentMark[]) => Promise<M[]>
  sweep: () => Promise<void>
}

/** What other modules have to do with marks before and after they are stored. */
export type MarkHooks = {
  /** The marks of a member as they may be stored. */
  allowed: (memberId: string, marks: SentMark[]) => Promise<SentMark[]>
  /** These became true; called after the commit. */
  stored: (memberId: string, marks: readonly Pick<Mark, 'kind' | 'id' | 'isOn'>[]) => Promise<void>
}

const NO_HOOKS: MarkHooks = { allowed: async (_, marks) => marks, stored: async () => undefined }

type MarksDeps = { db: Db; clock: Clock; notifyDevices: NotifyDevices }

export function createMarks<M extends Mark>(
  table: MarkTable,
  { db, clock, notifyDevices }: MarksDeps,
  hooks: MarkHooks = NO_HOOKS,
): Marks<M> {
  async function put(trx: Db, memberId: string, marks: SentMark[]) {
    await lockMember(trx, table, memberId)
    const newest = newestOf(marks, ({ kind, id }) => `${kind}/${id}`, clock.now())
    const changes = await upsertMarks(
      trx,
      table,
      memberId,
      newest.map((mark) => ({
        ...mark,
        sport: sportOf(mark.kind, mark.sport),
        title: plainLine(mark.title),
      })),
    )
    const now = await readMarks<M>(trx, table, memberId)
    const on = now.filter(({ isOn }) => isOn).length
    if (on > MAX_ENTRIES) throw new RequestError('personal.too_many')
    if (now.length - on > MAX_ENTRIES) await trimTakenBack(trx, table, memberId, MAX_ENTRIES)
    return { changes, now }
  }

  return {
    read: async (member) => readMarks<M>(db, table, ownId(member, 'read')),
    async put(member, marks) {
      const memberId = ownId(member, 'change')
      if (marks.length === 0) return readMarks<M>(db, table, memberId)
      const allowed = await hooks.allowed(memberId, marks)
      const { changes, now } = await db.transaction().execute((trx) => put(trx, memberId, allowed))
      if (changes.length > 0) await notifyDevices(memberId, table)
      await hooks.stored(memberId, changes)
      return now
    },
    sweep: () => sweepTakenBack(db, table, clock.now() - TAKEN_BACK_MS),
  }
}
