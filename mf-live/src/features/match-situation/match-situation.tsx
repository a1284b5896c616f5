import { EmptyState, ErrorState } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import { PanelSkeleton } from '../../match/components/panel-skeleton'
import { liveQueryState } from '../../match/live-query-state'
import { useMatchContext } from '../../match/match-context'
import type { MatchText } from '../../match/match-data'
import type { LiveQuery } from '../../match/match-queries'
import { useMatchHeader } from '../../match/use-match-query'

/** What the header knows beside the state of the match. */
export type MatchPlace = { venue: string | null; referee: string | null; hasText: boolean }

export type MatchSituationProps<Text extends MatchText> = {
  query: LiveQuery<Text>
  isEmpty: (text: Text, place: MatchPlace) => boolean
  /** The cards of the sport. */
  children: (text: Text, place: MatchPlace) => ReactNode
}

/** 赛况 in one of its states: loading, failed, empty, or the cards of the sport. */
export function MatchSituation<Text extends MatchText>(props: MatchSituationProps<Text>) {
  const { hasStarted } = useMatchContext()
  const { data, isDelayed, hasFailed, errorText, refresh } = liveQueryState(props.query)
  const { data: header } = liveQueryState(useMatchHeader())
  const { venue = null, referee = null } = header ?? {}
  const place = { venue, referee, hasText: header?.coverage.text === 1 }
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!data) return <PanelSkeleton />
  if (props.isEmpty(data, place)) {
    return (
      <EmptyState
        text={emptyText(isDelayed, hasStarted)}
        action={{ label: '刷新', onChoose: refresh }}
      />
    )
  }
  return props.children(data, place)
}

function emptyText(isDelayed: boolean, hasStarted: boolean): string {
  if (isDelayed) return '直播延迟中，稍后显示'
  return hasStarted ? '暂无赛况数据' : '比赛还没有开始'
}
