import type { FeedMessage, FeedStatistic, FeedTextLine } from '../../feed'
import type { IncidentRecord, LineRecord, LiveRecord, StateRecord } from '../records'
import type { VendorClock } from '../transport/vendor-clock'
import { incidentsOf, isUnderReview } from './incidents.rules'
import { changesOf, freshMemory, type KnownMatch, type MatchMemory } from './match-memory'
import { goesBack, isInPlay, stateOf } from './state.rules'

const BETWEEN_ORDERS = 10

export type LiveOutcome = 'changed' | 'same' | 'older' | 'backwards' | 'malformed' | 'disputed'
type Result = { outcome: LiveOutcome; messages: FeedMessage[] }

export type LiveMessagesOptions = {
  source: string
  clock: VendorClock
  known: ReadonlyMap<string, KnownMatch>
  matchKey: (id: string) => string
  playerKey: (id: string) => string
}

/**
 * Converts live records, pushed or polled in any order, into messages about changes. Ignores a
 * record that is older than the one before. A record with fewer goals or cards is a correction; a
 * fixture list never corrects, because it lags behind.
 */
export class LiveMessages {
  readonly #options: LiveMessagesOptions
  readonly #matches = new Map<string, MatchMemory>()

  constructor(options: LiveMessagesOptions) {
    this.#options = options
  }

  /** `sentAt`: the vendor's time of the message, for records without a time of their own. */
  take(record: LiveRecord, sentAt: number): Result {
    const changedAt = record.updatedAt ?? sentAt
    if (this.#options.clock.isFuture(changedAt)) return { outcome: 'malformed', messages: [] }
    const memory = this.#memoryOf(record.id)
    const at = this.#options.clock.toOurs(changedAt)
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

  /**
   * Passes on that one answer has several states of a match, all under one revision. Nothing of it
   * is remembered, so that the next answer with one state is a change.
   */
  takeDisputed(id: string, records: readonly LiveRecord[], sentAt: number): Result {
    const memory = this.#memoryOf(id)
    const { clock, matchKey } = this.#options
    const at = Math.max(memory.at, clock.toOurs(sentAt))
    memory.revision = Math.max(at, memory.revision + 1)
    const head = { at: Math.floor(at / 1_000), matchKey: matchKey(id), revision: memory.revision }
    const messages = records.map((record): FeedMessage => {
      return { kind: 'match', ...head, state: this.#stateOf(memory, record.state, null) }
    })
    return { outcome: 'disputed', messages }
  }

  /** Takes the state from a fixture list, such as a result; ignores matches in play. */
  takeFixture(id: string, state: StateRecord, updatedAt: number): Result {
    if (this.#options.clock.isFuture(updatedAt)) return { outcome: 'malformed', messages: [] }
    const memory = this.#memoryOf(id)
    const at = this.#options.clock.toOurs(updatedAt)
    const next = this.#stateOf(memory, state, null)
    if (isInPlay(state.status) || (memory.state && goesBack(memory.state, next)))
      return { outcome: 'backwards', messages: [] }
    if (at < memory.at) return { outcome: 'older', messages: [] }
    return this.take(
      { id, state, incidents: null, statistics: null, lines: null, updatedAt },
      updatedAt,
    )
  }

  /** The last delivered status; null for an unknown match. */
  statusOf(id: string): number | null {
    return this.#matches.get(id)?.state?.status ?? null
  }

  /** Forgets all matches outside `ids`. */
  retainOnly(ids: ReadonlySet<string>): void {
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
    const toOurs = (seconds: number) => this.#options.clock.toOurSeconds(seconds)
    const varCheck = incidents ? isUnderReview(incidents) : (before?.varCheck ?? false)
    return stateOf(record, { before, toOurs, varCheck: varCheck && isInPlay(record.status) })
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

/** Changed statistics; statistics are never removed. */
function newStatistics(memory: MatchMemory, { statistics }: LiveRecord): FeedStatistic[] {
  const rows = (statistics ?? []).map(
    (row) => [`${row.type}`, { ...row, half: 0 as const }] as const,
  )
  return changesOf(memory.statistics, rows).put
}
