import { isListOddsEvent, type ListOddsEvent } from '@saidian/shared/contracts/odds'
import type { Clock } from '../../../platform/clock'
import { createOpenTopics, type HandedTopics, type OpenTopic } from '../../../platform/topics'
import type { Touched } from '../../ingest'
import type { OddsRules } from '../odds-sport'
import type { NewestRow } from './list-odds.rules'
import { type CompanyOdds, changedOdds, listOddsOf } from './list-odds.rules'
import type { ListOddsSnapshot } from './list-odds.service'

/** Interval of reads of the whole list, which find what other processes stored. */
const WHOLE_MS = 60_000

export type ListOddsPublisherDeps = {
  kinds: OddsRules['kinds']
  /** Matches of today's list. */
  listed: () => number[]
  /** Newest quotations of these matches at these companies. */
  read: (companyIds: number[], matchIds: number[]) => Promise<NewestRow[]>
  /** Whether the company has a name, with or without quotations. */
  isKnown: (companyId: number) => Promise<boolean>
  clock: Clock
  publish: (topic: CompanyTopic, event: ListOddsEvent) => void
  /** False while changes must wait, because another process may lead by now. */
  mayPublish: () => boolean
  handed?: HandedTopics<CompanyState>
}

/** The published odds of a company that is followed. */
export type CompanyState = { companyId: number; published: CompanyOdds }
export type CompanyTopic = OpenTopic<CompanyState>

export type ListOddsPublisher = {
  /**
   * The published rows of a company; null for an unknown one. From this call on the changes of the
   * company are published.
   */
  snapshot: (companyId: number) => Promise<ListOddsSnapshot | null>
  /** Takes the changes of a commit. */
  take: (touched: readonly Touched[]) => void
  /** Makes the next tick read the whole list, after commits with an unknown result. */
  takeAll: () => void
  /** Publishes the changes since the last tick for all followed companies. */
  tick: () => Promise<void>
  /** Leaves the open topics to the next term. */
  leave: () => Promise<void>
}

/** Publishes `odds/{sport}/{companyId}` with numbered events per company. */
export function createListOddsPublisher(deps: ListOddsPublisherDeps): ListOddsPublisher {
  const { kinds, listed, read, clock, mayPublish } = deps
  const pending = createPendingReads()
  const topics = createCompanyTopics(deps, pending.readWholeNext)

  function publishCompany(topic: CompanyTopic, rows: NewestRow[]): void {
    const newest = listOddsOf(rows, kinds)
    const changed = changedOdds(topic.published, newest)
    if (changed.length === 0) return
    topic.published = new Map([...topic.published, ...newest])
    topics.publish(topic, { serverAt: clock.now(), changed })
  }

  async function publishChanges(): Promise<void> {
    const list = listed()
    const { wanted, confirm, restore } = pending.start(list, clock.now())
    const open = topics.all()
    try {
      const companyIds = open.map(({ companyId }) => companyId)
      const rows = await read(companyIds, wanted)
      if (!mayPublish()) throw new Error('this process does not lead now')
      for (const topic of open) {
        publishCompany(
          topic,
          rows.filter(({ companyId }) => companyId === topic.companyId),
        )
      }
    } catch (error) {
      restore()
      throw error
    }
    const known = confirm()
    for (const topic of open) topic.published = onList(topic.published, known)
  }

  return {
    snapshot: async (companyId) => {
      const topic = await topics.open(companyId)
      if (topic === null) return null
      return { epoch: topic.epoch, seq: topic.seq, list: [...topic.published.values()] }
    },
    take: (touched) => {
      if (topics.isEmpty()) return
      for (const { matchId, part } of touched) if (part === 'odds') pending.add(matchId)
    },
    takeAll: pending.readWholeNext,
    tick: async () => {
      if (topics.all().length > 0 && mayPublish()) await publishChanges()
    },
    leave: topics.leave,
  }
}

/** Decides which matches the next tick reads: touched ones, new ones on the list, or all. */
function createPendingReads() {
  let touchedIds = new Set<number>()
  /** Matches of the list at the last tick. */
  let known: ReadonlySet<number> = new Set()
  let wholeAt = Number.NEGATIVE_INFINITY
  return {
    add: (matchId: number): void => {
      touchedIds.add(matchId)
    },
    readWholeNext: (): void => {
      wholeAt = Number.NEGATIVE_INFINITY
    },
    /** Begins a read. `confirm` ends it; `restore` makes the next one read the same again. */
    start: (list: number[], nowMs: number) => {
      const isWhole = nowMs - wholeAt >= WHOLE_MS
      const wanted = list.filter(
        (matchId) => isWhole || touchedIds.has(matchId) || !known.has(matchId),
      )
      const touchedBefore = touchedIds
      touchedIds = new Set()
      const wholeBefore = wholeAt
      if (isWhole) wholeAt = nowMs
      return {
        wanted,
        confirm: (): ReadonlySet<number> => {
          known = new Set(list)
          return known
        },
        restore: (): void => {
          for (const matchId of touchedBefore) touchedIds.add(matchId)
          wholeAt = wholeBefore
        },
      }
    },
  }
}

/** The topics of the followed companies; `onRead` is called after the first read of each. */
function createCompanyTopics(
  { kinds, listed, read, isKnown, publish, clock, mayPublish, handed }: ListOddsPublisherDeps,
  onRead: () => void,
) {
  return createOpenTopics<number, CompanyState, ListOddsEvent>({
    handed,
    create: (companyId) => ({ companyId, published: new Map() }),
    read: async (topic) => {
      const { companyId } = topic
      const [rows, isNamed] = await Promise.all([read([companyId], listed()), isKnown(companyId)])
      if (!isNamed && rows.length === 0) return null
      if (!mayPublish()) throw new Error('this process does not lead now')
      const newest = listOddsOf(rows, kinds)
      const changed = changedOdds(topic.published, newest)
      topic.published = new Map([...topic.published, ...newest])
      // A tick during this read may have taken a change for the other companies only.
      onRead()
      return { changes: changed.length > 0 ? { serverAt: clock.now(), changed } : null }
    },
    publish,
  })
}

/** What was published of a company, as it is left to the next term. */
export function leftOdds({ published }: CompanyState): unknown {
  return { serverAt: 0, changed: [...published.values()] }
}

/** False for what `leftOdds` did not write. */
export function restoreOdds(topic: CompanyState, saved: unknown): boolean {
  if (!isListOddsEvent(saved)) return false
  topic.published = new Map(saved.changed.map((row) => [row.matchId, row]))
  return true
}

function onList(odds: CompanyOdds, matchIds: ReadonlySet<number>): CompanyOdds {
  return [...odds.keys()].every((matchId) => matchIds.has(matchId))
    ? odds
    : new Map([...odds].filter(([matchId]) => matchIds.has(matchId)))
}
