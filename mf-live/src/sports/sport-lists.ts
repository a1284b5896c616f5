import type { ReactNode } from 'react'
import type { AlertView } from '../features/alerts/alert-view'
import type { FilterView } from '../features/league-filter/filter-view'
import type { ListView } from '../features/match-list/list-view'

/** A tab that only this sport has. */
export type OwnTab = {
  key: string
  text: string
  /** Hidden in teen mode. */
  isLottery: boolean
  render: (isDemo: boolean) => ReactNode
}

/** What the lists of a sport have of their own. */
export type SportLists = ListView & {
  filter: FilterView
  alerts: AlertView
  ownTabs: readonly OwnTab[]
}
