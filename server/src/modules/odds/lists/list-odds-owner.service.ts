import { randomUUID } from 'node:crypto'
import type { ListOddsEvent, Position } from '@saidian/shared/contracts'
import type { Clock } from '../../../platform/clock'
import type { Touched } from '../../football'
import type { NewestRow } from '../odds.repository'
import { type CompanyOdds, changedOdds, listOddsOf } from './list-odds.rules'
import type { ListOddsSnapshot } from './list-odds.service'

/** The whole list is read this often, for what other processes stored. */
const WHOLE_MS = 60_000

export type ListOddsOwnerDeps = {
  /** Matches of today's list. */
  listed: () => number[]
  /** Newest quotations of these matches at these companies. */
  read: (companyIds: number[], matchIds: number[]) => Promise<NewestRow[]>
  /** Whether there is such a company, quoting or not. */
  isKnown: (companyId: number) => Promise<boolean>
  clock: Clock
  publish: (companyId: number, position: Position, event: ListOddsEvent) => void
  /** False while changes must wait, because another process may lead by now. */
  mayPublish: () => boolean
}

export type ListOddsOwner = {
  /** The rows of a company as told so far; from the first question on it is followed. Null: no such company. */
  snapshot: (companyId: number) => Promise<ListOddsSnapshot | null>
  /** Takes what a commit changed. */
  take: (touched: readonly Touched[]) => void
  /** Reads the whole list at the next tick: what the last commits changed is unknown. */
  takeAll: () => void
  /** Tells what changed since the last tick at the companies that are followed. */
  tick: () => Promise<void>
}

type Followed = { epoch: string; seq: number; told: CompanyOdds }

/** Numbers the events of `odds/football/{companyId}`, one count a company. */
export function createListOddsOwner(deps: ListOddsOwnerDeps): ListOddsOwner {
  const { listed, read, isKnown, clock, publish, mayPublish } = deps
  const followed = new Map<number, Followed>()
  const beginning = new Map<number, Promise<void>>()
  let touchedIds = new Set<number>()
  /** Matches of the list as of the last tick. */
  let known: ReadonlySet<number> = new Set()
  let wholeAt = Number.NEGATIVE_INFINITY
  let isTicking = false

  async function begin(companyId: number): Promise<void> {
    const [rows, isNamed] = await Promise.all([read([companyId], listed()), isKnown(companyId)])
    if (!isNamed && rows.length === 0) return
    followed.set(companyId, { epoch: randomUUID(), seq: 0, told: listOddsOf(rows) })
    // A tick may have told others what was stored while this company was read.
    wholeAt = Number.NEGATIVE_INFINITY
  }

  /** However many ask for a company at first, it is read once. */
  function begun(companyId: number): Promise<void> {
    const started = beginning.get(companyId)
    if (started !== undefined) return started
    const starting = begin(companyId).finally(() => beginning.delete(companyId))
    beginning.set(companyId, starting)
    return starting
  }

  async function tell(): Promise<void> {
    const nowMs = clock.now()
    const isWhole = nowMs - wholeAt >= WHOLE_MS
    const list = listed()
    const wanted = list.filter(
      (matchId) => isWhole || touchedIds.has(matchId) || !known.has(matchId),
    )
    const touchedBefore = touchedIds
    touchedIds = new Set()
    const companies = [...followed]
    const wholeBefore = wholeAt
    if (isWhole) wholeAt = nowMs
    try {
      const companyIds = companies.map(([companyId]) => companyId)
      const rows = await read(companyIds, wanted)
      if (!mayPublish()) throw new Error('this process does not lead now')
      for (const [companyId, company] of companies) {
        tellCompany(
          companyId,
          company,
          rows.filter((row) => row.companyId === companyId),
        )
      }
    } catch (error) {
      for (const matchId of touchedBefore) touchedIds.add(matchId)
      wholeAt = wholeBefore
      throw error
    }
    known = new Set(list)
    for (const [, company] of companies) company.told = onList(company.told, known)
  }

  function tellCompany(companyId: number, company: Followed, rows: NewestRow[]): void {
    const newest = listOddsOf(rows)
    const changed = changedOdds(company.told, newest)
    if (changed.length === 0) return
    company.told = new Map([...company.told, ...newest])
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
    take: (touched) => {
      if (followed.size === 0 && beginning.size === 0) return
      for (const { matchId, part } of touched) if (part === 'odds') touchedIds.add(matchId)
    },
    takeAll: () => {
      wholeAt = Number.NEGATIVE_INFINITY
    },
    tick: async () => {
      if (isTicking || followed.size === 0 || !mayPublish()) return
      isTicking = true
      await tell().finally(() => {
        isTicking = false
      })
    },
  }
}

function onList(odds: CompanyOdds, matchIds: ReadonlySet<number>): CompanyOdds {
  return [...odds.keys()].every((matchId) => matchIds.has(matchId))
    ? odds
    : new Map([...odds].filter(([matchId]) => matchIds.has(matchId)))
}
