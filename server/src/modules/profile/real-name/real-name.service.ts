import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { RealName } from '@saidian/shared/contracts/profile'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { TakeDaily } from '../../../platform/limits'
import type { NotifyDevices, SendNotices } from '../../../platform/notices'
import { REAL_NAME } from '../access.rules'
import { DAILY_LIMITS } from '../daily-limits'
import { isMinor, maskIdNumber, readIdNumber } from './id-number.rules'
import type { PersonCipher } from './person-cipher'
import { maskPersonName, readPersonName } from './person-name.rules'
import { countAccountsOf, insertEncrypted, readEncrypted } from './real-name.repository'

/** Maximum of accounts that one person may verify. */
const MAX_ACCOUNTS = 3

const NO_REAL_NAME: RealName = {
  isVerified: false,
  name: '',
  idNumber: '',
  verifiedAt: null,
  isMinor: false,
}

export type RealNameDeps = {
  db: Db
  clock: Clock
  personCipher: () => Promise<PersonCipher>
  takeDaily: TakeDaily
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
}

type Member = Pick<User, 'id'>

export type RealNames = {
  read: (member: Member) => Promise<RealName>
  /** For callers that may already read this member: the member's own page, the export. */
  masked: (memberId: string, on?: Db) => Promise<RealName>
  submit: (member: Member, given: { name: string; idNumber: string }) => Promise<RealName>
}

export function createRealNames(deps: RealNameDeps): RealNames {
  const { db, clock, personCipher, takeDaily, notifyDevices, notices } = deps

  async function masked(memberId: string, on = db): Promise<RealName> {
    const row = await readEncrypted(on, memberId)
    if (!row) return NO_REAL_NAME
    const { decrypt } = await personCipher()
    const number = decrypt(row.number, `number/${memberId}`)
    return {
      isVerified: true,
      name: maskPersonName(decrypt(row.name, `name/${memberId}`)),
      idNumber: maskIdNumber(number),
      verifiedAt: row.verifiedAt,
      isMinor: isMinor(number, clock.now()),
    }
  }

  return {
    masked,
    async read({ id }) {
      permit({ id }, 'read', { kind: REAL_NAME, ownerId: id })
      return masked(id)
    },
    async submit({ id: memberId }, given) {
      permit({ id: memberId }, 'make', { kind: REAL_NAME, ownerId: memberId })
      await takeDaily(DAILY_LIMITS.realName, memberId)
      const name = readPersonName(given.name)
      const number = readIdNumber(given.idNumber, clock.now())
      if (name === null) throw new RequestError('profile.bad_real_name', { field: 'name' })
      if (number === null) throw new RequestError('profile.bad_real_name', { field: 'idNumber' })
      const { encrypt, mac } = await personCipher()
      const person = {
        name: encrypt(name, `name/${memberId}`),
        number: encrypt(number, `number/${memberId}`),
        mac: mac(number),
      }
      const sent = await db.transaction().execute(async (trx) => {
        const accounts = await countAccountsOf(trx, person.mac)
        if (!(await insertEncrypted(trx, memberId, person, clock.now())))
          throw new RequestError('profile.already_verified')
        if (accounts >= MAX_ACCOUNTS) throw new RequestError('profile.person_has_enough')
        return notices.send(trx, verifiedNotice(memberId, name))
      })
      notices.publish(sent)
      await notifyDevices(memberId, 'info')
      return masked(memberId)
    },
  }
}

function verifiedNotice(memberId: string, name: string) {
  return {
    memberId,
    key: 'real-name',
    kind: 'account' as const,
    template: 'account.name_verified' as const,
    data: { name: maskPersonName(name) },
    link: '/user/certification',
  }
}
