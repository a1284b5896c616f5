import type { MatchLineup as Lineup } from '@saidian/shared/contracts/football'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { useMemo } from 'react'
import { PanelSkeleton } from '../../../match/components/panel-skeleton'
import { liveQueryState } from '../../../match/live-query-state'
import { useMatchContext } from '../../../match/match-context'
import { useMatchText } from '../../../match/use-match-query'
import { useMatchLineupQuery } from '../data/match.api'
import { Injuries } from './components/injuries'
import { Pitch } from './components/pitch'
import { Squads } from './components/squads'
import { marksOf } from './marks.rules'

/** 阵容: both elevens on the pitch, substitutes, coaches, injuries. */
export function MatchLineup() {
  const { matchId } = useMatchContext()
  const { data, hasFailed, errorText, refresh } = liveQueryState(useMatchLineupQuery(matchId))
  const { data: text } = liveQueryState(useMatchText())
  const marks = useMemo(() => marksOf(text?.incidents ?? []), [text?.incidents])
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!data) return <PanelSkeleton />
  if (isEmpty(data)) {
    return (
      <EmptyState
        text="还没有阵容，首发名单一般在开赛前 1 小时公布"
        action={{ label: '刷新', onChoose: refresh }}
      />
    )
  }
  return (
    <>
      {(data.home || data.away) && <Pitch lineup={data} marks={marks} />}
      {(data.home || data.away) && <Squads lineup={data} marks={marks} />}
      <Injuries injuries={data.injuries} />
    </>
  )
}

function isEmpty({ home, away, injuries }: Lineup): boolean {
  return !home && !away && injuries.home.length + injuries.away.length === 0
}
