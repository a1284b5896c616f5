import type { FilterGroup } from '@saidian/shared/contracts/football'
import { EmptyState } from '@saidian/shared/ui'
import { IndexBar } from '@saidian/shared/ui/controls'
import { type FilterTab, withHotFirst } from './choice.rules'
import { FILTER_TABS } from './filter-tabs'
import { LeagueChip } from './league-chip'
import css from './league-filter.module.css'

export type LeagueIndexProps = {
  listed: readonly FilterGroup[]
  tab: FilterTab
  chosen: ReadonlySet<number>
  onToggle: (leagueId: number) => void
  onShowAll: () => void
}

/** The leagues of a tab by letter, 热门 first. */
export function LeagueIndex({ listed, tab, chosen, onToggle, onShowAll }: LeagueIndexProps) {
  if (listed.length === 0) {
    return (
      <EmptyState
        text={`没有${FILTER_TABS.find(({ key }) => key === tab)?.text}的比赛`}
        action={{ label: '看全部', onChoose: onShowAll }}
      />
    )
  }
  return (
    <IndexBar
      groups={withHotFirst(listed).map(({ letter, isHot, countList }) => ({
        letter,
        title: isHot ? '热门' : letter,
        content: (
          <div className={css.leagues}>
            {countList.map((league) => (
              <LeagueChip
                key={league.leagueId}
                league={league}
                isChosen={chosen.has(league.leagueId)}
                onToggle={() => onToggle(league.leagueId)}
              />
            ))}
          </div>
        ),
      }))}
    />
  )
}
