import type { SettingEntry } from '@saidian/shared/contracts/personal'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { NotifyDevices } from '../../platform/notices'
import { type Member, ownId } from './access.rules'
import { lockMember } from './member-lock.repository'
import { newestOf } from './newest.rules'
import { readSettings, type StoredSetting, upsertSettings } from './settings.repository'

const MAX_ENTRIES = 200
const VALUE_BYTES = 1_024

export type Settings = {
  read: (member: Member) => Promise<SettingEntry[]>
  /** Throws `personal.too_many` beyond 200 keys and `request.invalid` for a value beyond 1 KB. */
  put: (member: Member, entries: SettingEntry[]) => Promise<SettingEntry[]>
}

export function createSettings(deps: {
  db: Db
  clock: Clock
  notifyDevices: NotifyDevices
}): Settings {
  const { db, clock, notifyDevices } = deps
  const read = async (on: Db, memberId: string) => (await readSettings(on, memberId)).map(entryOf)

  return {
    read: async (member) => read(db, ownId(member, 'read')),
    async put(member, entries) {
      const memberId = ownId(member, 'change')
      const newest = newestOf(entries, ({ key }) => key, clock.now()).map(storedOf)
      if (newest.length === 0) return read(db, memberId)
      const { changes, now } = await db.transaction().execute(async (trx) => {
        await lockMember(trx, 'settings', memberId)
        const count = await upsertSettings(trx, memberId, newest)
        const after = await read(trx, memberId)
        if (after.length > MAX_ENTRIES) throw new RequestError('personal.too_many')
        return { changes: count, now: after }
      })
      if (changes > 0) await notifyDevices(memberId, 'settings')
      return now
    },
  }
}

function storedOf({ key, value, at }: SettingEntry): StoredSetting {
  const text = JSON.stringify(value)
  if (Buffer.byteLength(text) > VALUE_BYTES) throw new RequestError('request.invalid')
  return { key, value: text, at }
}

function entryOf({ key, value, at }: StoredSetting): SettingEntry {
  return { key, value: JSON.parse(value), at }
}
