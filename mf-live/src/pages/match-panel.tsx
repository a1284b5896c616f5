import { WidgetView } from '@saidian/shared/host'
import { ErrorState } from '@saidian/shared/ui'
import { TabPager } from '@saidian/shared/ui/tab-pager'
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
  const contentOf = ({ text, load }: ShownTab) => (
    <WidgetView
      load={load}
      values={{ sport, matchId }}
      loading={<PanelSkeleton />}
      failure={(retry) => <ErrorState text={`${text}加载失败`} onRetry={retry} />}
    />
  )
  return (
    <TabPager
      label="比赛内容"
      items={tabs}
      value={tab}
      onChoose={choose}
      top="calc(var(--header) + var(--safe-top))"
      renderPage={(item) => (
        <div className={css.panel}>
          {isHidden ? <HiddenBySetting onReveal={onReveal} /> : contentOf(item)}
        </div>
      )}
      loading={isHidden ? <HiddenBySetting onReveal={onReveal} /> : <PanelSkeleton />}
    />
  )
}
