import type { FilterGroup } from '@saidian/shared/contracts'
import { useSetting } from '@saidian/shared/store'
import { Button, EmptyState, ErrorState, LoadingOverlay, Page, Segmented } from '@saidian/shared/ui'
import { IndexBar } from '@saidian/shared/ui/controls'
import { useState } from 'react'
import type { MatchFilter } from '../../match/match-filter.rules'
import {
  type Choice,
  choiceOf,
  choosing,
  chosenOf,
  type FilterTab,
  filterToSave,
  groupsOf,
  inverted,
  leagueIdsOf,
  matchCounts,
  toggled,
  withHotFirst,
} from './choice.rules'
import { LeagueChip } from './league-chip'
import css from './league-filter.module.css'

const LEAGUE_TABS = [
  { key: 'all', text: '全部' },
  { key: 'top', text: '一级' },
] as const satisfies readonly { key: FilterTab; text: string }[]

const TABS = [
  ...LEAGUE_TABS,
  { key: 'jc', text: '竞彩' },
  { key: 'bd', text: '北单' },
  { key: 'zc', text: '足彩' },
] as const satisfies readonly { key: FilterTab; text: string }[]

export type LeagueFilterProps = {
  groups: readonly FilterGroup[] | undefined
  isToday: boolean
  hasFailed: boolean
  onRetry: () => void
  filter: MatchFilter | null
  onSave: (filter: MatchFilter | null) => void
  onClose: () => void
}

/** Chooses the leagues, or the lottery, whose matches are shown. */
export function LeagueFilter(props: LeagueFilterProps) {
  const { groups, isToday, hasFailed, onRetry, onClose } = props
  if (groups && groups.length > 0) return <LeagueChoice {...props} groups={groups} />
  return (
    <Page title="筛选赛事" onBack={onClose}>
      {hasFailed ? (
        <ErrorState onRetry={onRetry} />
      ) : groups ? (
        <EmptyState
          text={`${isToday ? '今天' : '这一天'}没有可筛选的赛事`}
          action={{ label: '返回', onChoose: onClose }}
        />
      ) : (
        <LoadingOverlay />
      )}
    </Page>
  )
}

type LeagueChoiceProps = LeagueFilterProps & { groups: readonly FilterGroup[] }

function LeagueChoice({ groups, filter, onSave, onClose }: LeagueChoiceProps) {
  const [teenMode] = useSetting('teenMode')
  const [tab, setTab] = useState<FilterTab>(filter?.lottery ?? 'all')
  const [choice, setChoice] = useState<Choice>(() => choiceOf(filter))
  const chosen = chosenOf(groups, choice)
  const listed = groupsOf(groups, tab)
  const counts = matchCounts(groups, tab, chosen)

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
      <div className={css.head}>
        <Segmented
          label="范围"
          items={teenMode ? LEAGUE_TABS : TABS}
          value={tab}
          onChoose={setTab}
          look="pill"
        />
        <div className={css.actions}>
          <span className={css.listed}>{leagueIdsOf(listed).length} 项赛事</span>
          <Button
            look="plain"
            onClick={() => setChoice(choosing(groups, new Set(leagueIdsOf(listed)), true))}
          >
            全选
          </Button>
          <Button
            look="plain"
            onClick={() => setChoice(choosing(groups, inverted(listed, chosen), !choice.isAllBut))}
          >
            反选
          </Button>
          <Button look="plain" onClick={() => setChoice(choosing(groups, new Set(), false))}>
            清空
          </Button>
        </div>
      </div>
      <div className={css.list}>
        {listed.length === 0 ? (
          <EmptyState
            text={`没有${TABS.find(({ key }) => key === tab)?.text}的比赛`}
            action={{ label: '看全部', onChoose: () => setTab('all') }}
          />
        ) : (
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
                      onToggle={() =>
                        setChoice({
                          ...choice,
                          leagueIds: toggled(choice.leagueIds, league.leagueId),
                        })
                      }
                    />
                  ))}
                </div>
              ),
            }))}
          />
        )}
      </div>
    </Page>
  )
}
