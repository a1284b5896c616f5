import { WidgetView } from '@saidian/shared/host'
import { ErrorState, Segmented } from '@saidian/shared/ui'
import { HiddenBySetting } from '../features/match-header/hidden-by-setting'
import { PanelSkeleton } from '../match/components/panel-skeleton'
import { useMatchContext } from '../match/match-context'
import type { ShownTab } from '../sports/match-tab'
import css from './match-screen.module.css'

export type MatchPanelProps = {
  tabs: readonly ShownTab[]
  /** Null while the tabs are unknown. */
  tab: string | null
  choose: (tab: string) => void
  isHidden: boolean
  onReveal: () => void
}

/** The tabs of a match and the content of the chosen one. */
export function MatchPanel({ tabs, tab, choose, isHidden, onReveal }: MatchPanelProps) {
  const { sport, matchId } = useMatchContext()
  const chosen = tabs.find(({ key }) => key === tab)
  return (
    <>
      {tabs.length > 0 && (
        <div className={css.tabs}>
          <Segmented label="比赛内容" items={tabs} value={tab} onChoose={choose} />
        </div>
      )}
      <div role="tabpanel" aria-label={chosen?.text} className={css.panel}>
        {isHidden ? <HiddenBySetting onReveal={onReveal} /> : tab === null && <PanelSkeleton />}
        {!isHidden && chosen && (
          <WidgetView
            key={chosen.key}
            load={chosen.load}
            values={{ sport, matchId }}
            loading={<PanelSkeleton />}
            failure={(retry) => <ErrorState text={`${chosen.text}加载失败`} onRetry={retry} />}
          />
        )}
      </div>
    </>
  )
}
