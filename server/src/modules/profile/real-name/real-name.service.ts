import type { RealName } from '@saidian/shared/contracts'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { NotifyDevices } from '../../personal'
import type { DailyLimit } from '../daily-limit.service'
import { isMinor, maskIdNumber, readIdNumber } from './id-number.rules'
import { maskPersonName, readPersonName } from './person-name.rules'
import { countAccountsOf, insertSealed, readSealed } from './real-name.repository'
import type { Seal } from './seal'

/** One person may verify so many accounts. */
const MOST_ACCOUNTS = 3

const NOBODY: RealName = {
  isVerified: false,
  name: '',
  idNumber: '',
  verifiedAt: null,
  isMinor: false,
}

export type RealNameDeps = {
  db: Db
  clock: Clock
  seal: () => Promise<Seal>
  limit: DailyLimit
  notifyDevices: NotifyDevices
}

type Member = Pick<User, 'id'>

export type RealNames = {
  read: (member: Member) => Promise<RealName>
  /** For those who may know of this member already: the member's own page, the export. */
  masked: (memberId: string, on?: Db) => Promise<RealName>
  submit: (member: Member, given: { name: string; idNumber: string }) => Promise<RealName>
}

export function createRealNames({
  db,
  clock,
  seal,
  limit,
  notifyDevices,
}: RealNameDeps): RealNames {
  async function masked(memberId: string, on = db): Promise<RealName> {
    const row = await readSealed(on, memberId)
    if (!row) return NOBODY
    const { open } = await seal()
    const number = open(row.number, `number/${memberId}`)
    return {
      isVerified: true,
      name: maskPersonName(open(row.name, `name/${memberId}`)),
      idNumber: maskIdNumber(number),
      verifiedAt: row.verifiedAt,
      isMinor: isMinor(number, clock.now()),
    }
  }

  return {
    masked,
    async read({ id }) {
      permit({ id }, 'read', { kind: 'realName', ownerId: id })
      return masked(id)
    },
    async submit({ id: memberId }, given) {
      permit({ id: memberId }, 'make', { kind: 'realName', ownerId: memberId })
      await limit(memberId, 'real_name')
      const name = readPersonName(given.name)
      const number = readIdNumber(given.idNumber, clock.now())
      if (name === null) throw new RequestError('profile.bad_real_name', { field: 'name' })
      if (number === null) throw new RequestError('profile.bad_real_name', { field: 'idNumber' })
      const { close, mac } = await seal()
      const person = {
        name: close(name, `name/${memberId}`),
        number: close(number, `number/${memberId}`),
        mac: mac(number),
      }
      await db.transaction().execute(async (trx) => {
        const accounts = await countAccountsOf(trx, person.mac)
        if (!(await insertSealed(trx, memberId, person, clock.now())))
          throw new RequestError('profile.already_verified')
        if (accounts >= MOST_ACCOUNTS) throw new RequestError('profile.person_has_enough')
      })
      notifyDevices(memberId, 'info')
      return masked(memberId)
    },
  }
}
