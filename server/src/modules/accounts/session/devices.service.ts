import type { Device } from '@saidian/shared/contracts/accounts'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { SESSION } from '../access.rules'
import type { StepUps } from '../step-up/step-up.service'
import { readSessions } from './session.repository'
import type { Sessions } from './sessions.service'

export type Devices = {
  /** This device first, then by last use. */
  list: (user: User) => Promise<Device[]>
  /** Ends the session of a device, or of all others without an id; needs a proof. */
  revoke: (user: User, given: { id?: string; proof?: string }) => Promise<void>
  /** Ends the session of this device. */
  logOut: (user: User) => Promise<void>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The devices on which a member is logged in. */
export function createDevices(deps: {
  db: Db
  clock: Clock
  sessions: Sessions
  stepUps: StepUps
}): Devices {
  const { db, clock, sessions, stepUps } = deps

  return {
    async list(user) {
      permit(user, 'read', { kind: SESSION, ownerId: user.id })
      const found = await readSessions(db, user.id, clock.now())
      return found
        .map((session) => ({
          id: session.id,
          name: session.deviceName,
          region: session.region,
          loggedInAt: Math.floor(session.loggedInAt / 1000),
          seenAt: Math.floor(session.seenAt / 1000),
          isThis: session.id === user.sessionId,
        }))
        .sort((one, other) => Number(other.isThis) - Number(one.isThis))
    },
    async revoke(user, { id, proof }) {
      if (id === undefined) {
        permit(user, 'remove', { kind: SESSION, ownerId: user.id })
        await stepUps.require(user, 'devices', proof)
        await sessions.end(user.id, { allBut: user.sessionId })
        return
      }
      const session = UUID.test(id) ? await sessions.read(id) : null
      permit(
        user,
        'remove',
        { kind: SESSION, ownerId: session?.accountId ?? null },
        'account.no_such_device',
      )
      await stepUps.require(user, 'devices', proof)
      if ((await sessions.end(user.id, { id })) === 0)
        throw new RequestError('account.no_such_device')
    },
    async logOut(user) {
      permit(user, 'remove', { kind: SESSION, ownerId: user.id })
      await sessions.end(user.id, { id: user.sessionId })
    },
  }
}
