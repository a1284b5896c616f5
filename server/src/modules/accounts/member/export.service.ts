import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { Limits } from '../../../platform/limits'
import { ACCOUNT } from '../access.rules'
import { LIMITS } from '../limits/limit.rules'
import type { MemberPart } from '../member-part'
import { readPasskeys } from '../passkeys/passkeys.repository'
import { readSessions } from '../session/session.repository'
import type { StepUps } from '../step-up/step-up.service'
import { findAccount } from './account.repository'

type ExportDeps = {
  db: Db
  clock: Clock
  limits: Limits
  stepUps: StepUps
  parts: readonly MemberPart[]
}

/** All stored data of a member, one part per module. */
export function createExport({ db, clock, limits, stepUps, parts }: ExportDeps) {
  return async (user: User, proof: string | undefined): Promise<Record<string, unknown>> => {
    permit(user, 'read', { kind: ACCOUNT, ownerId: user.id })
    await stepUps.spend(user, 'export', proof)
    await limits.take([{ limit: LIMITS.export, of: user.id }], 'request.too_many')
    const account = await findAccount(db, user.id)
    if (!account) throw new RequestError('auth.no_token')
    const { passwordHash, ...publicFields } = account
    const devices = await readSessions(db, user.id, clock.now())
    const exported: Record<string, unknown> = {
      account: { ...publicFields, hasPassword: passwordHash !== null, devices },
    }
    exported.passkeys = (await readPasskeys(db, user.id)).map(
      ({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        createdAt,
        usedAt,
      }),
    )
    for (const part of parts) exported[part.name] = await part.export(db, user.id)
    return exported
  }
}
