import {
  type getListOdds,
  type ListOdds,
  type Position,
  type ReplyOf,
  TOPIC,
} from '@saidian/shared/contracts'
import { type Bus, NOWHERE } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { FootballLists } from '../../football'
import { readNewest } from '../odds.repository'
import { snapshotSubject } from '../odds.topics'
import { isCompanyId } from '../store/quote-shape.rules'
import { listOddsOf } from './list-odds.rules'

/** What the owner of a company's topic answers: its rows with the position they are of. */
export type ListOddsSnapshot = Position & { list: ListOdds[] }

/** Odds of today's list at a company, or of a day's when it is given. */
export type ListOddsReader = (
  companyId: number,
  date?: string,
) => Promise<ReplyOf<typeof getListOdds>>

export function createListOddsReader(deps: {
  db: Db
  bus: Bus
  clock: Clock
  lists: FootballLists
}): ListOddsReader {
  const { db, bus, clock, lists } = deps

  async function fromDatabase(companyId: number, matchIds: number[]): Promise<ListOddsSnapshot> {
    const rows = isCompanyId(companyId) ? await readNewest(db, [companyId], matchIds) : []
    return { ...NOWHERE, list: [...listOddsOf(rows).values()] }
  }

  return async (companyId, date) => {
    const snapshot =
      date === undefined
        ? ((await askOwner(bus, companyId)) ?? (await fromDatabase(companyId, lists.today())))
        : await fromDatabase(companyId, await lists.day(date))
    return { ...snapshot, serverAt: clock.now(), companyId }
  }
}

/** Null while nobody owns the topic, and for a company nobody knows. */
async function askOwner(bus: Bus, companyId: number): Promise<ListOddsSnapshot | null> {
  try {
    const topic = TOPIC.footballOdds(companyId)
    return (await bus.request(snapshotSubject(topic), { topic })) as ListOddsSnapshot | null
  } catch {
    return null
  }
}
