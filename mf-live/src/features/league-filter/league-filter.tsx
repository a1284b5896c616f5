import type { FilterGroup } from '@saidian/shared/contracts/matches'
import { EmptyState, ErrorState, LoadingOverlay } from '@saidian/shared/ui'
import { Page } from '@saidian/shared/ui/subpages'
import type { ReactNode } from 'react'
import type { MatchFilter } from '../../match/match-filter.rules'
import type { FilterView } from './filter-view'
import { LeagueChoice } from './league-choice'

export type LeagueFilterProps = {
  view: FilterView
  /** What stands below the title, such as a switch between sports. */
  head?: ReactNode
  groups: readonly FilterGroup[] | undefined
  isToday: boolean
  hasFailed: boolean
  onRetry: () => void
  filter: MatchFilter | null
  onSave: (filter: MatchFilter | null) => void
  onClose: () => void
}

/** The filter page: chooses the leagues or the lottery whose matches are shown. */
export function LeagueFilter(props: LeagueFilterProps) {
  const { groups, head, isToday, hasFailed, onRetry, onClose } = props
  if (groups && groups.length > 0) return <LeagueChoice {...props} groups={groups} />
  return (
    <Page title="筛选赛事" onBack={onClose}>
      {head}
      {hasFailed ? (
        <ErrorState onRetry={onRetry} />
      ) : groups ? (
        <EmptyState
          text={`${isToday ? '今天' : '这一天'}没有可筛选的赛事`}
          action={{ label: '返回', onChoose: onClose }}
        />
      ) : (
        <LoadingOverlay />
      )}
    </Page>
  )
}
