import type { circleStaffEndpoints } from '@saidian/shared/contracts/community'
import type { BodyOf } from '@saidian/shared/contracts/http'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { writtenLine } from '../../../platform/text-filter'
import { readPublicProfiles } from '../../profile'
import { saveRules } from '../circles/circles.repository'
import { insertAct } from './acts.repository'
import { setManager } from './managers.repository'
import { setMute } from './mutes.repository'

type Calls = typeof circleStaffEndpoints

/** Acts of the staff; `by` is the name of the staff token. */
export type StaffActs = {
  manager: (by: string, body: BodyOf<Calls['manager']>) => Promise<null>
  rules: (by: string, body: BodyOf<Calls['rules']>) => Promise<null>
  mute: (by: string, body: BodyOf<Calls['mute']>) => Promise<null>
}

/** What the staff changes in circles, each act written down in its transaction. */
export function createStaffActs({ db, clock }: { db: Db; clock: Clock }): StaffActs {
  return {
    async manager(staff, { circleId, memberId, isOn }) {
      await db.transaction().execute(async (trx) => {
        const nowMs = clock.now()
        const done = await setManager(trx, { circleId, memberId, isOn, nowMs })
        if (!done) throw new RequestError('request.not_found')
        const kind = isOn ? 'appoint' : 'dismiss'
        if (done.hasChanged)
          await insertAct(trx, { circleId, by: { staff }, kind, memberId, nowMs })
      })
      return null
    },
    async rules(staff, { circleId, ...given }) {
      const description = writtenLine(given.description)
      const rules = given.rules.map(writtenLine)
      await db.transaction().execute(async (trx) => {
        if (!(await saveRules(trx, { circleId, description, rules })))
          throw new RequestError('community.no_such_circle')
        await insertAct(trx, { circleId, by: { staff }, kind: 'rules', nowMs: clock.now() })
      })
      return null
    },
    async mute(staff, { memberId, hours, ...given }) {
      const reason = writtenLine(given.reason)
      const known = await readPublicProfiles(db, [memberId])
      if (!known.has(memberId)) throw new RequestError('profile.no_such_member')
      await db.transaction().execute(async (trx) => {
        const nowMs = clock.now()
        await setMute(trx, { memberId, circleId: null, nowMs, hours })
        const kind = hours === 0 ? 'unmute' : 'mute'
        const act = { circleId: null, by: { staff }, kind, memberId } as const
        await insertAct(trx, { ...act, hours, reason, nowMs })
      })
      return null
    },
  }
}
