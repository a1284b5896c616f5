import type { FilterGroup } from '@saidian/shared/contracts/matches'
import { EmptyState } from '@saidian/shared/ui'
import { IndexBar } from '@saidian/shared/ui/controls'
import { withHotFirst } from './choice.rules'
import { LeagueChip } from './league-chip'
import css from './league-filter.module.css'

export type LeagueIndexProps = {
  listed: readonly FilterGroup[]
  /** Name of the tab. */
  tabText: string
  chosen: ReadonlySet<number>
  onToggle: (leagueId: number) => void
  onShowAll: () => void
}

/** The leagues of a tab by letter, 热门 first. */
export function LeagueIndex({ listed, tabText, chosen, onToggle, onShowAll }: LeagueIndexProps) {
  if (listed.length === 0) {
    return (
      <EmptyState text={`没有${tabText}的比赛`} action={{ label: '看全部', onChoose: onShowAll }} />
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
