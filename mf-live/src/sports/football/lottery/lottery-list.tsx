import { EmptyState, ErrorState, PullToRefresh } from '@saidian/shared/ui'
import { useState } from 'react'
import { PanelSkeleton } from '../../../match/components/panel-skeleton'
import { IssueHead } from './components/issue-head'
import { LotteryRow } from './components/lottery-row'
import { useLotteryQuery } from './lottery.api'
import css from './lottery.module.css'
import type { LotteryKind } from './lottery.rules'
import { onSaleFirst } from './lottery.rules'

const REFRESH_MS = 30_000

const EMPTY_TEXT: Record<LotteryKind, string> = {
  jc: '暂无竞彩场次',
  bd: '暂无北单场次',
  zc: '暂无足彩场次',
}

/** 竞彩, 北单 or 足彩 of an issue: numbers, prices, sale state, results. */
export function LotteryList({ kind, isDemo }: { kind: LotteryKind; isDemo: boolean }) {
  const [issue, chooseIssue] = useState<string | undefined>(undefined)
  const { currentData, error, refetch } = useLotteryQuery(
    { kind, issue },
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true },
  )
  if (!currentData) {
    return error ? <ErrorState text="加载失败" onRetry={refetch} /> : <PanelSkeleton />
  }
  return (
    <PullToRefresh onRefresh={async () => void (await refetch())}>
      <IssueHead list={currentData} isDemo={isDemo} onChoose={chooseIssue} />
      {currentData.list.length === 0 ? (
        <EmptyState text={EMPTY_TEXT[kind]} action={{ label: '刷新', onChoose: refetch }} />
      ) : (
        <ul className={css.list}>
          {onSaleFirst(kind, currentData.list, currentData.serverAt).map((match) => (
            <LotteryRow key={match.num} kind={kind} match={match} nowMs={currentData.serverAt} />
          ))}
        </ul>
      )}
    </PullToRefresh>
  )
}
