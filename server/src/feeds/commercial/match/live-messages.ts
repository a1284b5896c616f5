import type { FeedMessage, FeedStatistic, FeedTextLine } from '../../feed'
import type { IncidentRecord, LineRecord, LiveRecord, StateRecord } from '../records'
import type { VendorClock } from '../transport/vendor-clock'
import { incidentsOf, isUnderReview } from './incidents.rules'
import { changesOf, freshMemory, type KnownMatch, type MatchMemory } from './match-memory'
import { goesBack, isInPlay, stateOf } from './state.rules'

const BETWEEN_ORDERS = 10

export type LiveOutcome = 'changed' | 'same' | 'older' | 'backwards'
type Result = { outcome: LiveOutcome; messages: FeedMessage[] }

export type LiveMessagesOptions = {
  source: string
  clock: VendorClock
  known: ReadonlyMap<string, KnownMatch>
  matchKey: (id: string) => string
  playerKey: (id: string) => string
}

/**
 * Turns live records, pushed or polled and in any order, into messages about what is new. A record
 * that the vendor changed earlier than the one before it says nothing. One that takes goals or cards
 * back is a correction; a fixture list may not correct: it lags behind.
 */
export class LiveMessages {
  readonly #options: LiveMessagesOptions
  readonly #matches = new Map<string, MatchMemory>()

  constructor(options: LiveMessagesOptions) {
    this.#options = options
  }

  /** `sentAt`: the vendor's time of the frame or answer, for records without a time of their own. */
  take(record: LiveRecord, sentAt: number): Result {
    const memory = this.#memoryOf(record.id)
    const at = this.#options.clock.ours(record.updatedAt ?? sentAt)
    if (at < memory.at) return { outcome: 'older', messages: [] }
    memory.at = at
    const lines = record.lines && this.#lines(memory, record.lines)
    const match = this.#match(memory, record)
    const messages: FeedMessage[] = []
    if (!match && !lines) return { outcome: 'same', messages }
    memory.revision = Math.max(at, memory.revision + 1)
    const head = {
      at: Math.floor(at / 1_000),
      matchKey: this.#options.matchKey(record.id),
      revision: memory.revision,
    }
    if (match) messages.push({ kind: 'match', ...head, ...match })
    if (lines) messages.push({ kind: 'text', ...head, ...lines })
    return { outcome: 'changed', messages }
  }

  /** The state of a fixture list: results, postponements; never of a match that is in play. */
  takeFixture(id: string, state: StateRecord, updatedAt: number): Result {
    const memory = this.#memoryOf(id)
    const at = this.#options.clock.ours(updatedAt)
    const next = this.#stateOf(memory, state, null)
    if (isInPlay(state.status) || (memory.state && goesBack(memory.state, next)))
      return { outcome: 'backwards', messages: [] }
    if (at < memory.at) return { outcome: 'older', messages: [] }
    return this.take(
      { id, state, incidents: null, statistics: null, lines: null, updatedAt },
      updatedAt,
    )
  }

  /** Status that was delivered last; null for a match not heard of. */
  statusOf(id: string): number | null {
    return this.#matches.get(id)?.state?.status ?? null
  }

  /** Forgets matches outside `ids`, which are of days gone by. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#matches.keys()) if (!ids.has(id)) this.#matches.delete(id)
  }

  #memoryOf(id: string): MatchMemory {
    const { known, matchKey } = this.#options
    const memory = this.#matches.get(id) ?? freshMemory(known.get(matchKey(id)))
    this.#matches.set(id, memory)
    return memory
  }

  #stateOf(
    { state: before }: MatchMemory,
    record: StateRecord,
    incidents: IncidentRecord[] | null,
  ) {
    const ours = (seconds: number) => this.#options.clock.oursInSeconds(seconds)
    const varCheck = incidents ? isUnderReview(incidents) : (before?.varCheck ?? false)
    return stateOf(record, { before, ours, varCheck: varCheck && isInPlay(record.status) })
  }

  #match(memory: MatchMemory, record: LiveRecord) {
    const state = this.#stateOf(memory, record.state, record.incidents)
    const correction = memory.state !== null && goesBack(memory.state, state)
    const incidents = record.incidents && this.#incidents(memory, record.incidents)
    const statistics = record.statistics && newStatistics(memory, record)
    const isSame = JSON.stringify(memory.state) === JSON.stringify(state)
    if (isSame && !incidents?.put.length && !incidents?.gone.length && !statistics?.length)
      return null
    memory.state = state
    return {
      state,
      ...(correction && { correction }),
      ...(incidents?.put.length && { incidents: incidents.put }),
      ...(incidents?.gone.length && { withdrawn: incidents.gone }),
      ...(statistics?.length && { statistics }),
    }
  }

  #incidents(memory: MatchMemory, records: IncidentRecord[]) {
    const incidents = incidentsOf(records, this.#options.playerKey)
    return changesOf(
      memory.incidents,
      incidents.map((incident) => [incident.key, incident] as const),
    )
  }

  #lines(memory: MatchMemory, records: LineRecord[]) {
    const { put, gone } = changesOf(
      memory.lines,
      records.map((record, place) => [`${place + 1}`, lineOf(record, place + 1)] as const),
    )
    return put.length + gone.length > 0 ? { lines: put, withdrawn: gone } : null
  }
}

function lineOf(record: LineRecord, number: number): FeedTextLine {
  return { key: `${number}`, order: number * BETWEEN_ORDERS, ...record, score: null }
}

/** Figures are replaced, never removed. */
function newStatistics(memory: MatchMemory, { statistics }: LiveRecord): FeedStatistic[] {
  const rows = (statistics ?? []).map(
    (row) => [`${row.type}`, { ...row, half: 0 as const }] as const,
  )
  return changesOf(memory.statistics, rows).put
}
