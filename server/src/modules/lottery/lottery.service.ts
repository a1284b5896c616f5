import type { LotteryIssue, LotteryList, LotteryMatch } from '@saidian/shared/contracts/lottery'
import type { LotteryKind } from '../../feeds/feed'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { FootballLists } from '../football'
import { type EntryRow, type IssueRow, readEntries, readIssues } from './lottery.repository'
import { currentIssue, issueTitle, lotteryNumber, lotteryResult, saleNow } from './lottery.rules'

/** Number of issues to choose from. */
const MAX_ISSUES = 30

/** One lottery: the requested issue or the current one; `current: null` for an unknown issue. */
export type LotteryReader = (kind: LotteryKind, issue?: string) => Promise<LotteryList>

export type LotteryReaderDeps = {
  db: Db
  clock: Clock
  lists: FootballLists
  /** Average 1X2 prices of the companies, by match. */
  readAverages: (db: Db, matchIds: number[]) => Promise<ReadonlyMap<number, Prices>>
}

type Prices = [number, number, number]

export function createLotteryReader({
  db,
  clock,
  lists,
  readAverages,
}: LotteryReaderDeps): LotteryReader {
  return async (kind, wanted) => {
    const nowMs = clock.now()
    const nowS = nowMs / 1000
    const sources = lists.sources()
    const issues = await readIssues(db, kind, sources, MAX_ISSUES)
    const chosen =
      wanted === undefined
        ? currentIssue(issues, nowS)
        : issues.find(({ issue }) => issue === wanted)
    const rows = chosen ? await readEntries(db, kind, chosen.issue, sources) : []
    // 足彩 has no own prices.
    const averages =
      kind === 'sfc'
        ? await readAverages(
            db,
            rows.map(({ matchId }) => matchId),
          )
        : null
    return {
      serverAt: nowMs,
      current: chosen ? titled(kind, chosen) : null,
      issues: issues.map((issue) => titled(kind, issue)),
      list: rows.map((row) => shown(kind, row, nowS, averages?.get(row.matchId))),
    }
  }
}

function titled(kind: LotteryKind, row: IssueRow): LotteryIssue {
  return { ...row, title: issueTitle(kind, row.issue) }
}

function shown(
  kind: LotteryKind,
  row: EntryRow,
  nowS: number,
  average: Prices | undefined,
): LotteryMatch {
  return {
    ...row,
    num: lotteryNumber(kind, row.num),
    sale: saleNow(row, nowS),
    ...(average && { average }),
    result: lotteryResult(row),
  }
}
