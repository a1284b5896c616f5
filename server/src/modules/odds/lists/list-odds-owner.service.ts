import { randomUUID } from 'node:crypto'
import type { ListOddsEvent, Position } from '@saidian/shared/contracts'
import type { Clock } from '../../../platform/clock'
import type { NewestRow } from '../odds.repository'
import { type CompanyOdds, changedOdds, listOddsOf } from './list-odds.rules'
import type { ListOddsSnapshot } from './list-odds.service'

export type ListOddsOwnerDeps = {
  /** Newest quotations of today's list at these companies. */
  read: (companyIds: number[]) => Promise<NewestRow[]>
  /** Whether there is such a company, quoting or not. */
  isKnown: (companyId: number) => Promise<boolean>
  clock: Clock
  publish: (companyId: number, position: Position, event: ListOddsEvent) => void
}

export type ListOddsOwner = {
  /** The rows of a company as told so far; from the first question on it is followed. Null: no such company. */
  snapshot: (companyId: number) => Promise<ListOddsSnapshot | null>
  /** Tells what changed since the last tick at the companies that are followed. */
  tick: () => Promise<void>
}

type Followed = { epoch: string; seq: number; told: CompanyOdds }

/** Numbers the events of `odds/football/{companyId}`, one count a company. */
export function createListOddsOwner({ read, isKnown, clock, publish }: ListOddsOwnerDeps): ListOddsOwner {
  const followed = new Map<number, Followed>()
  const beginning = new Map<number, Promise<void>>()
  let isTicking = false

  async function begin(companyId: number): Promise<void> {
    const [rows, known] = await Promise.all([read([companyId]), isKnown(companyId)])
    if (known || rows.length > 0) {
      followed.set(companyId, { epoch: randomUUID(), seq: 0, told: listOddsOf(rows) })
    }
  }

  /** However many ask for a company at first, it is read once. */
  function begun(companyId: number): Promise<void> {
    const known = beginning.get(companyId)
    if (known !== undefined) return known
    const started = begin(companyId).finally(() => beginning.delete(companyId))
    beginning.set(companyId, started)
    return started
  }

  function tell(companyId: number, company: Followed, rows: NewestRow[]): void {
    const newest = listOddsOf(rows)
    const changed = changedOdds(company.told, newest)
    company.told = newest
    if (changed.length === 0) return
    company.seq += 1
    const { epoch, seq } = company
    publish(companyId, { epoch, seq }, { serverAt: clock.now(), changed })
  }

  return {
    snapshot: async (companyId) => {
      if (!followed.has(companyId)) await begun(companyId)
      const company = followed.get(companyId)
      if (company === undefined) return null
      return { epoch: company.epoch, seq: company.seq, list: [...company.told.values()] }
    },
    tick: async () => {
      if (isTicking) return
      isTicking = true
      try {
        const companies = [...followed]
        const rows = await read(companies.map(([companyId]) => companyId))
        for (const [companyId, company] of companies) {
          const own = rows.filter((row) => row.companyId === companyId)
          tell(companyId, company, own)
        }
      } finally {
        isTicking = false
      }
    },
  }
}
