import type { circleStaffEndpoints } from '@saidian/shared/contracts/community'
import type { BodyOf } from '@saidian/shared/contracts/http'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { writtenLine } from '../../../platform/text-filter'
import { saveRules } from '../circles/circles.repository'
import { insertAct } from './acts.repository'
import { setManager } from './managers.repository'

type Calls = typeof circleStaffEndpoints

/** Acts of the staff; `by` is the name of the staff token. */
export type StaffActs = {
  manager: (by: string, body: BodyOf<Calls['manager']>) => Promise<null>
  rules: (by: string, body: BodyOf<Calls['rules']>) => Promise<null>
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
  }
}
