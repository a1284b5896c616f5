import type { ListMatch, Sport } from '@saidian/shared/matches'
import type { ComponentType } from 'react'
import type { HeaderView } from '../features/match-header/header-view'
import type { MatchQueries } from '../match/match-queries'
import type { MatchTab } from '../paths'
import type { TabEntry } from './match-tab'

/**
 * What the match page of a sport has of its own. Methods, so that a sport may take its own matches.
 */
export type SportMatch = {
  sport: Sport
  queries: MatchQueries
  header: HeaderView
  tabs: readonly TabEntry[]
  /** The first tab of a match, by its state. */
  firstTab(match: ListMatch): MatchTab
  hasStarted(match: ListMatch): boolean
  /** Drawn play below the header, for matches that have it; null if the sport has none. */
  Animation: ComponentType | null
  /** Reason of the answer about a match that does not exist. */
  missingReason: string
}
