import type { ReplyOf } from '@saidian/shared/contracts/http'
import {
  type ChainHead,
  type getPastPredictions,
  getPredictionIndex,
  type IndexRow,
  type ListedPrediction,
} from '@saidian/shared/contracts/predictions'
import { addDays, beijingDate, beijingMidnight } from '@saidian/shared/lib'
import {
  indexFault,
  type RecordedIndex,
} from '../../server/src/modules/predictions/records/recorded-index.rules'

const HOUR_MS = 3_600_000

/** Asks a call of the site. */
export type Ask = <Data>(path: string) => Promise<Data>

/** When each record was written: the first at place 0. */
export type RecordTimes = readonly number[]

/** Whether every row of the index is what the records say; else which is not. */
export async function checkIndex(ask: Ask, recorded: RecordedIndex): Promise<string | null> {
  const rows: IndexRow[] = []
  for (;;) {
    const path = `${getPredictionIndex.path}?after=${rows.at(-1)?.recordId ?? 0}`
    const { list } = await ask<ReplyOf<typeof getPredictionIndex>>(path)
    if (list.length === 0) return indexFault(recorded, rows)
    rows.push(...list)
  }
}

/** Whether each day that has ended has its head: the last record before its end. */
export function headsFault(
  heads: readonly ChainHead[],
  times: RecordTimes,
  nowMs: number,
): string | null {
  const byDay = new Map(heads.map((head) => [head.day, head]))
  const first = times[0] === undefined ? null : beijingDate(times[0])
  for (let day = first; day !== null && endOf(day) + HOUR_MS < nowMs; day = addDays(day, 1))
    if (!byDay.has(day)) return `prediction_heads: the head of ${day} is missing`
  for (const { day, record, publishedAt } of heads) {
    const last = times.findLastIndex((at) => at < endOf(day)) + 1
    if (record !== last) return `prediction_heads: the head of ${day} is changed`
    if (publishedAt * 1_000 < endOf(day))
      return `prediction_heads: published_at of ${day} is changed`
  }
  return null
}

/** Whether the page of the past lists and counts what the records say. */
export async function checkPast(
  ask: Ask,
  path: string,
  recorded: RecordedIndex,
): Promise<string | null> {
  const listed: ListedPrediction[] = []
  let after: string | null = null
  for (;;) {
    const reply: ReplyOf<typeof getPastPredictions> = await ask(
      after === null ? path : `${path}?after=${after}`,
    )
    listed.push(...reply.list)
    after = reply.next
    if (after === null) return pastFault(reply, listed, recorded)
  }
}

type Counts = Pick<ReplyOf<typeof getPastPredictions>, 'count' | 'counted' | 'hits'>

function pastFault(
  { count, counted, hits }: Counts,
  listed: readonly ListedPrediction[],
  recorded: RecordedIndex,
): string | null {
  const rows = listed.map(({ record }) => recorded.get(record))
  const sources = new Set(rows.map((row) => row && `${row.sportId} ${row.source}`))
  const settled = [...recorded.values()].filter(
    ({ settledId, sportId, source }) => settledId !== null && sources.has(`${sportId} ${source}`),
  )
  const shown = new Map(listed.map((each) => [each.record, each.settled?.record]))
  const missing = settled.find(({ recordId, settledId }) => shown.get(recordId) !== settledId)
  if (missing) return `the page of the past lacks record ${missing.recordId}`
  const results = settled.filter(({ result }) => result !== null)
  const won = results.filter(({ chances, result }) => chances[result ?? 0] === Math.max(...chances))
  const counts = [count, counted, hits]
  const expected = [settled.length, results.length, won.length]
  return counts.join() === expected.join()
    ? null
    : `the page of the past counts ${counts.join()} where the records say ${expected.join()}`
}

function endOf(day: string): number {
  return beijingMidnight(Date.parse(`${addDays(day, 1)}T00:00:00+08:00`))
}
