import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { PanelSkeleton } from '../../match/components/panel-skeleton'
import { liveQueryState } from '../../match/live-query-state'
import { useMatchText } from '../../match/use-match-query'
import { TextLines } from './text-lines'
import type { TextView } from './text-view'

/** 文字: the commentary, newest line first. */
export function MatchText({ view }: { view: TextView }) {
  const { data, isDelayed, hasFailed, errorText, refresh } = liveQueryState(useMatchText())
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!data) return <PanelSkeleton />
  if (data.textLive.length === 0) {
    return (
      <EmptyState
        text={isDelayed ? '直播延迟中，稍后显示' : '这场比赛还没有文字直播'}
        action={{ label: '刷新', onChoose: refresh }}
      />
    )
  }
  return <TextLines view={view} text={data} />
}
