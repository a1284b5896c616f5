import type { MatchCoverage } from '@saidian/shared/contracts/matches'
import type { PlaceValues } from '@saidian/shared/contracts/registry'
import type { ComponentType } from 'react'
import type { MatchTab } from '../paths'

/** A tab of a match, of this remote or contributed by another one. */
export type ShownTab = {
  key: string
  text: string
  /** Its place among all tabs, smaller numbers first. */
  order: number
  /** Loads its code; always the same function. */
  load: () => Promise<ComponentType<PlaceValues<'match.tabs'>>>
}

/** A tab of this remote. */
export type TabEntry = ShownTab & {
  key: MatchTab
  /** Whether the match has the tab. */
  isShown: (given: { coverage: MatchCoverage; showsOdds: boolean }) => boolean
}
