import type { FilterGroup } from '@saidian/shared/contracts/matches'
import { useSetting } from '@saidian/shared/store'
import { Button, classNames } from '@saidian/shared/ui'
import { Page } from '@saidian/shared/ui/subpages'
import { type ReactNode, useState } from 'react'
import type { MatchFilter } from '../../match/match-filter.rules'
import {
  type Choice,
  choiceOf,
  chosenOf,
  type FilterTab,
  filterToSave,
  groupsOf,
  matchCounts,
  toggled,
} from './choice.rules'
import { ChoiceHead } from './choice-head'
import { filterTabs } from './filter-tabs'
import type { FilterView } from './filter-view'
import css from './league-filter.module.css'
import { LeagueIndex } from './league-index'

export type LeagueChoiceProps = {
  view: FilterView
  head?: ReactNode
  groups: readonly FilterGroup[]
  filter: MatchFilter | null
  onSave: (filter: MatchFilter | null) => void
  onClose: () => void
}

/** The page that chooses leagues or a lottery, for a list with matches. */
export function LeagueChoice(props: LeagueChoiceProps) {
  const { view, head, groups, filter, onSave, onClose } = props
  const [teenMode] = useSetting('teenMode')
  const tabs = filterTabs(view, teenMode)
  const [tab, setTab] = useState<FilterTab>(filter?.lottery ?? 'all')
  const [choice, setChoice] = useState<Choice>(() => choiceOf(filter))
  const chosen = chosenOf(groups, choice)
  const listed = groupsOf(groups, tab)
  const counts = matchCounts(groups, tab, chosen)
  const toggle = (leagueId: number) =>
    setChoice({ ...choice, leagueIds: toggled(choice.leagueIds, leagueId) })

  return (
    <Page
      title="筛选赛事"
      onBack={onClose}
      footer={
        <div className={css.footer}>
          <p className={css.counts} role="status">
            已选 <b>{counts.shown}</b> 场 隐藏 {counts.hidden} 场
          </p>
          <Button
            disabled={counts.shown === 0}
            onClick={() => onSave(filterToSave(groups, tab, chosen))}
          >
            确定
          </Button>
        </div>
      }
    >
      {head}
      <ChoiceHead
        groups={groups}
        listed={listed}
        tabs={tabs}
        tab={tab}
        onChooseTab={setTab}
        choice={choice}
        onChange={setChoice}
      />
      <div className={classNames(css.list, head !== undefined && css.belowSwitch)}>
        <LeagueIndex
          listed={listed}
          tabText={tabs.find(({ key }) => key === tab)?.text ?? ''}
          chosen={chosen}
          onToggle={toggle}
          onShowAll={() => setTab('all')}
        />
      </div>
    </Page>
  )
}
