import type { FilterGroup } from '@saidian/shared/contracts/matches'
import { Button, Segmented } from '@saidian/shared/ui'
import {
  type Choice,
  choiceFrom,
  chosenOf,
  type FilterTab,
  inverted,
  leagueIdsOf,
} from './choice.rules'
import type { FilterTabEntry } from './filter-tabs'
import css from './league-filter.module.css'

export type ChoiceHeadProps = {
  groups: readonly FilterGroup[]
  /** The groups of the tab. */
  listed: readonly FilterGroup[]
  tabs: readonly FilterTabEntry[]
  tab: FilterTab
  onChooseTab: (tab: FilterTab) => void
  choice: Choice
  onChange: (choice: Choice) => void
}

/** The tabs of the filter, and the buttons that change all leagues of a tab. */
export function ChoiceHead(props: ChoiceHeadProps) {
  const { groups, listed, tabs, tab, onChooseTab, choice, onChange } = props
  const listedIds = leagueIdsOf(listed)
  const invert = () => {
    const chosen = chosenOf(groups, choice)
    onChange(choiceFrom(groups, inverted(listed, chosen), !choice.isAllBut))
  }
  return (
    <div className={css.head}>
      <Segmented label="范围" items={tabs} value={tab} onChoose={onChooseTab} look="pill" />
      <div className={css.actions}>
        <span className={css.listed}>{listedIds.length} 项赛事</span>
        <Button look="plain" onClick={() => onChange(choiceFrom(groups, new Set(listedIds), true))}>
          全选
        </Button>
        <Button look="plain" onClick={invert}>
          反选
        </Button>
        <Button look="plain" onClick={() => onChange(choiceFrom(groups, new Set(), false))}>
          清空
        </Button>
      </div>
    </div>
  )
}
