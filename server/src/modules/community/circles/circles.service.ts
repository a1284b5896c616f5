import type { Circle, CircleDetail } from '@saidian/shared/contracts/community'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { createLimits } from '../../../platform/limits'
import { readStanding } from '../../governance'
import { readPublicProfiles } from '../../profile'
import { CIRCLE } from '../access.rules'
import { JOIN_LIMIT } from '../limits.rules'
import {
  findCircle,
  listCircles,
  readManagers,
  type StoredCircle,
  setJoined,
} from './circles.repository'

type Caller = Pick<User, 'id'> | null

export type Circles = {
  list: (caller: Caller, kind: Circle['kind'] | undefined) => Promise<{ circles: Circle[] }>
  detail: (caller: Caller, id: number) => Promise<CircleDetail>
  join: (
    member: Pick<User, 'id'>,
    wanted: { id: number; isOn: boolean },
  ) => Promise<{ isJoined: boolean; members: number }>
}

/** Circles as a member or a visitor sees them. */
export function createCircleCalls({ db, clock }: { db: Db; clock: Clock }): Circles {
  return {
    async list(caller, kind) {
      permit(caller, 'read', { kind: CIRCLE })
      return { circles: await listCircles(db, { kind, memberId: caller?.id ?? null }) }
    },
    async detail(caller, id) {
      permit(caller, 'read', { kind: CIRCLE })
      const memberId = caller?.id ?? null
      const circle = await findCircle(db, id, memberId)
      if (!circle) throw new RequestError('community.no_such_circle')
      return withManagers(db, { circle, memberId, nowMs: clock.now() })
    },
    async join({ id: memberId }, { id, isOn }) {
      permit({ id: memberId }, 'make', { kind: CIRCLE })
      const limits = createLimits(db)
      await limits.take([{ limit: JOIN_LIMIT, of: memberId }], 'request.too_many')
      const wanted = { id, memberId, isOn, nowMs: clock.now() }
      const members = await db.transaction().execute((trx) => setJoined(trx, wanted))
      if (members === null) throw new RequestError('community.no_such_circle')
      return { isJoined: isOn, members }
    },
  }
}

type Seen = { circle: StoredCircle; memberId: string | null; nowMs: number }

async function withManagers(db: Db, { circle, memberId, nowMs }: Seen): Promise<CircleDetail> {
  const ids = await readManagers(db, circle.id)
  const where = { scope: 'circle', place: circle.id } as const
  const [profiles, standing] = await Promise.all([
    readPublicProfiles(db, ids),
    memberId === null ? null : readStanding(db, { memberId, where, nowMs }),
  ])
  const isManager = memberId !== null && ids.includes(memberId)
  const managers = ids.flatMap((id) => profiles.get(id) ?? [])
  const role = isManager ? 'manager' : circle.isJoined ? 'member' : 'visitor'
  return { ...circle, managers, role, mutedUntil: standing?.mutedUntil ?? null }
}
