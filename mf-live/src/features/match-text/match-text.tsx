import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { PanelSkeleton } from '../../match/components/panel-skeleton'
import { useMatchTextQuery } from '../../match/match.api'
import { useMatchSurroundings } from '../../match/match-context'
import { partState } from '../../match/part-state'
import { TextLines } from './text-lines'

/** 文字: what the commentator says, the newest first. */
export function MatchText() {
  const { matchId } = useMatchSurroundings()
  const { data, isDelayed, hasFailed, errorText, refresh } = partState(useMatchTextQuery(matchId))
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
  return <TextLines text={data} />
}
