import { Segmented } from '@saidian/shared/ui'
import { Suspense } from 'react'
import { HiddenBySetting } from '../features/match-header/hidden-by-setting'
import { PanelSkeleton } from '../match/components/panel-skeleton'
import type { MatchTab } from '../paths'
import type { TabEntry } from '../sports/match-tab'
import css from './match-screen.module.css'

export type MatchPanelProps = {
  tabs: readonly TabEntry[]
  /** Null while the tabs are unknown. */
  tab: MatchTab | null
  choose: (tab: MatchTab) => void
  isHidden: boolean
  onReveal: () => void
}

/** The tabs of a match and the content of the chosen one. */
export function MatchPanel({ tabs, tab, choose, isHidden, onReveal }: MatchPanelProps) {
  const chosen = tabs.find(({ key }) => key === tab)
  return (
    <>
      {tabs.length > 0 && (
        <div className={css.tabs}>
          <Segmented label="比赛内容" items={tabs} value={tab} onChoose={choose} />
        </div>
      )}
      <div role="tabpanel" aria-label={chosen?.text} className={css.panel}>
        {isHidden ? (
          <HiddenBySetting onReveal={onReveal} />
        ) : (
          <Suspense fallback={<PanelSkeleton />}>
            {chosen ? <chosen.Panel /> : tab === null && <PanelSkeleton />}
          </Suspense>
        )}
      </div>
    </>
  )
}
