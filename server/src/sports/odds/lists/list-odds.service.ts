import type { ReplyOf } from '@saidian/shared/contracts/http'
import type { getListOdds, ListOdds } from '@saidian/shared/contracts/odds'
import type { Position } from '@saidian/shared/contracts/sockets'
import { isCompanyId } from '../../../feeds/messages'
import { type Bus, NOWHERE, snapshotSubject } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { MatchLists } from '../../lists'
import { readNewest } from '../odds.repository'
import type { OddsSport } from '../odds-sport'
import { listOddsOf } from './list-odds.rules'

/** Response of the publisher of a company's topic: its rows and their position. */
export type ListOddsSnapshot = Position & { list: ListOdds[] }

/** Odds of today's list at a company, or of the list of a given day. */
export type ListOddsReader = (
  companyId: number,
  date?: string,
) => Promise<ReplyOf<typeof getListOdds>>

export function createListOddsReader(deps: {
  db: Db
  bus: Bus
  clock: Clock
  sport: OddsSport
  lists: MatchLists
}): ListOddsReader {
  const { db, bus, clock, sport, lists } = deps

  async function fromDatabase(companyId: number, matchIds: number[]): Promise<ListOddsSnapshot> {
    const rows = isCompanyId(companyId) ? await readNewest(db, sport, [companyId], matchIds) : []
    return { ...NOWHERE, list: [...listOddsOf(rows, sport.odds.kinds).values()] }
  }

  return async (companyId, date) => {
    const snapshot =
      date === undefined
        ? ((await requestSnapshot(bus, sport.topics.odds(companyId))) ??
          (await fromDatabase(companyId, lists.today())))
        : await fromDatabase(companyId, await lists.day(date))
    return { ...snapshot, serverAt: clock.now(), companyId }
  }
}

/** Null while no process publishes the topic, and for an unknown company. */
async function requestSnapshot(bus: Bus, topic: string): Promise<ListOddsSnapshot | null> {
  try {
    return (await bus.request(snapshotSubject(topic), { topic })) as ListOddsSnapshot | null
  } catch {
    return null
  }
}
