import type { MemberPart } from '../accounts'
import { deleteHistory, readVisits } from './history.repository'
import { deleteMarks, readMarks } from './marks.repository'
import { deleteSettings, readSettings } from './settings.repository'

const EVERYTHING = 1_000_000

/** Personal data of a member: exported and erased with the account. */
export const personalPart: MemberPart = {
  name: 'personal',
  export: async (db, accountId) => ({
    follows: await readMarks(db, 'follows', accountId),
    favourites: await readMarks(db, 'favourites', accountId),
    history: (await readVisits(db, accountId, { sinceMs: 0, limit: EVERYTHING })).visits,
    settings: (await readSettings(db, accountId)).map((entry) => ({
      ...entry,
      value: JSON.parse(entry.value),
    })),
  }),
  async erase(trx, accountId) {
    await deleteMarks(trx, 'follows', accountId)
    await deleteMarks(trx, 'favourites', accountId)
    await deleteHistory(trx, accountId)
    await deleteSettings(trx, accountId)
  },
}
