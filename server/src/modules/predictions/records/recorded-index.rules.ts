import { SPORT } from '@saidian/shared/contracts/personal'
import { type IndexRow, RESULTS } from '@saidian/shared/contracts/predictions'
import { lockedRow } from '../lock/locked-content.rules'
import type { LockedContent, RecordContent } from './record-content'

/** What the records say, by the record that locks each prediction. */
export type RecordedIndex = Map<number, IndexRow>

/** Adds what a record says; one that settles nothing known changes nothing. */
export function foldRecord(recorded: RecordedIndex, content: RecordContent): void {
  if (content.kind === 'prediction') {
    recorded.set(content.record, openRow(content))
    return
  }
  const row = recorded.get(content.of)
  if (!row) return
  const isResult = content.kind === 'result'
  recorded.set(content.of, {
    ...row,
    settledId: content.record,
    score: isResult ? content.score : null,
    result: isResult ? RESULTS.indexOf(content.result) : null,
    closing: isResult ? content.closing : null,
  })
}

function openRow(content: LockedContent): IndexRow {
  const facts = {
    recordId: content.record,
    sportId: SPORT[content.match.sport],
    lockedAt: Date.parse(content.at),
  }
  const open = { settledId: null, score: null, result: null, closing: null }
  return { ...lockedRow(content, facts), ...open }
}

/** The first row of the index that is not what the records say, with its column; or null. */
export function indexFault(recorded: RecordedIndex, stored: readonly IndexRow[]): string | null {
  const known = new Map(stored.map((row) => [row.recordId, row]))
  for (const [record, row] of recorded) {
    const found = known.get(record)
    if (!found) return `predictions: the row of record ${record} is missing`
    const changed = Object.entries(row).find(
      ([name, value]) => !isSame(value, Reflect.get(found, name)),
    )
    if (changed) return `predictions: ${changed[0]} of record ${record} is changed`
  }
  const added = stored.find(({ recordId }) => !recorded.has(recordId))
  return added ? `predictions: the row of record ${added.recordId} is added` : null
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
