import type { BodyOf } from '@saidian/shared/contracts/http'
import type { Sanction, sanctionEndpoints } from '@saidian/shared/contracts/moderation'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { SendNotices } from '../../../platform/notices'
import { memberExists } from './members.repository'
import { endSanctionById, listSanctions } from './sanctions.repository'
import { SANCTION_CASE, type Sanctions, type SanctionsDeps } from './sanctions.service'

type Calls = typeof sanctionEndpoints

/** Acts of the staff; `by` is the name of the staff token. */
export type StaffSanctions = {
  list: (memberId: string) => Promise<Sanction[]>
  /** Throws `sanction.no_such_place` for what the rules of a scope exclude. */
  impose: (
    by: string,
    body: BodyOf<Calls['impose']>,
  ) => Promise<{ id: string; until: number | null }>
  /** Throws `sanction.no_such_sanction` for one that has ended. */
  lift: (body: BodyOf<Calls['lift']>) => Promise<null>
}

export type StaffSanctionsDeps = SanctionsDeps & {
  db: Db
  clock: Clock
  notices: SendNotices<NoticeContent>
  sanctions: Sanctions
  /** Logs the member out on all devices. */
  endSessions: (memberId: string) => Promise<void>
  /** Ends what the member publishes now. */
  stopBroadcast: (memberId: string) => Promise<void>
}

const LISTED = 100

/** What the staff decides about members. */
export function createStaffSanctions(deps: StaffSanctionsDeps): StaffSanctions {
  const { db, clock, notices, sanctions, moderation } = deps
  return {
    list: (memberId) => listSanctions(db, memberId, LISTED),
    async impose(staff, { minutes, ...given }) {
      if (!isPossible({ minutes, ...given })) throw new RequestError('sanction.no_such_place')
      const { memberId, kind, scope } = given
      const nowMs = clock.now()
      const untilMs = minutes === null ? null : nowMs + minutes * 60_000
      const { id, sent } = await db.transaction().execute(async (trx) => {
        if (!(await memberExists(trx, memberId))) throw new RequestError('profile.no_such_member')
        return sanctions.impose(trx, { ...given, untilMs, by: { staff }, nowMs })
      })
      notices.publish(sent)
      if (scope === 'product') await deps.stopBroadcast(memberId)
      if (scope === 'product' && kind === 'ban') await deps.endSessions(memberId)
      return { id, until: untilMs === null ? null : Math.ceil(untilMs / 1_000) }
    },
    async lift({ id }) {
      await db.transaction().execute(async (trx) => {
        if (!(await endSanctionById(trx, id, clock.now())))
          throw new RequestError('sanction.no_such_sanction')
        await moderation.close(trx, SANCTION_CASE, id)
      })
      return null
    },
  }
}

/** A ban is of the product or a room; a mute ends; only rooms, circles and groups are places. */
function isPossible({ kind, scope, place, minutes }: BodyOf<Calls['impose']>): boolean {
  if (kind === 'ban' && scope !== 'product' && scope !== 'room') return false
  if (kind === 'mute' && minutes === null) return false
  return place === null || scope === 'room' || scope === 'circle' || scope === 'group'
}
