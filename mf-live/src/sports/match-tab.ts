import type { MatchCoverage } from '@saidian/shared/contracts/football'
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type MemoExoticComponent,
  memo,
} from 'react'
import type { MatchTab } from '../paths'

type Load = () => Promise<ComponentType>

export type TabEntry = {
  key: MatchTab
  text: string
  /** Whether the match has the tab. */
  isShown: (given: { coverage: MatchCoverage; showsOdds: boolean }) => boolean
  /** Loads its code, for a tap or a prefetch. */
  load: Load
  /** Memoized: the header renders with every tick of the clock and every event. */
  Panel: MemoExoticComponent<LazyExoticComponent<ComponentType>>
}

/** A tab whose code loads when it is needed. */
export function tabOf(
  key: MatchTab,
  text: string,
  isShown: TabEntry['isShown'],
  load: Load,
): TabEntry {
  return { key, text, isShown, load, Panel: memo(lazy(async () => ({ default: await load() }))) }
}
