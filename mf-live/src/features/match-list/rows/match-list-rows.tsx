import {
  hasFactLine,
  isScoreHidden,
  type JoinedList,
  type ListMatch,
  type MatchList,
  RowContext,
  useListRows,
  viewOf,
} from '@saidian/shared/matches'
import { followsSlice, useAppSelector } from '@saidian/shared/store'
import { VirtualList } from '@saidian/shared/ui'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { MatchFilters } from '../../../match/match-filter.rules'
import type { ListView } from '../list-view'
import type { Grouping } from '../order/groups.rules'
import { itemHeight, type ListItem } from '../order/items.rules'
import type { ListSource } from '../order/layout.rules'
import { cardsAndCounts } from '../order/layout.rules'
import { StatusBar } from '../status/status-bar'
import { useRenderItem } from './use-render-item'
import { type RowSettings, useRowSettings } from './use-row-settings'

export type MatchListRowsProps = {
  lists: readonly MatchList[]
  /** The lists as one. */
  list: JoinedList
  views: readonly [ListView, ...ListView[]]
  source: ListSource
  grouping: Grouping
  filters: MatchFilters
  empty: (hidden: number) => ReactNode
}

function nameOf({ kind }: ListSource, [{ title }]: MatchListRowsProps['views']): string {
  const names: Record<ListSource['kind'], string> = {
    hot: '热门比赛',
    today: `${title}即时比分`,
    followed: '关注的比赛',
    day: `${title}赛程与赛果`,
  }
  return names[kind]
}

/** The rows of a list under its status bar. */
export function MatchListRows(props: MatchListRowsProps) {
  const { lists, list, views, source, grouping, filters, empty } = props
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const settings = useRowSettings()
  const [onlyInPlay, setOnlyInPlay] = useState(false)
  const { context, revealed, isStale, isDisconnected, oldestClock } = useListRows(lists)
  const isTall = useIsTall(list, settings, revealed)
  const { items, counts } = useMemo(
    () =>
      cardsAndCounts({ list, kind: source.kind, grouping, filters, onlyInPlay, followed, isTall }),
    [list.matches, list.leagues, source.kind, grouping, filters, onlyInPlay, followed, isTall],
  )
  const renderItem = useRenderItem({ list, views, source, settings, followed, revealed, isStale })

  return (
    <RowContext value={context}>
      <StatusBar
        counts={counts}
        isToday={source.kind === 'hot' || source.kind === 'today'}
        isDemo={lists.some(({ feed }) => feed.demo)}
        isDisconnected={isDisconnected}
        clock={oldestClock}
        onlyInPlay={onlyInPlay}
        onToggleInPlay={() => setOnlyInPlay((is) => !is)}
      />
      {items.length === 0 ? (
        empty(onlyInPlay ? 0 : counts.hidden)
      ) : (
        <VirtualList
          label={nameOf(source, views)}
          items={items}
          keyOf={keyOf}
          heightOf={itemHeight}
          renderItem={renderItem}
        />
      )}
    </RowContext>
  )
}

/** A stable function that returns whether the row of a match has a line below its teams. */
function useIsTall(list: JoinedList, settings: RowSettings, revealed: ReadonlySet<number>) {
  const { noSpoiler, showsCards, showsCorners, showsLottery } = settings
  return useCallback(
    (match: ListMatch) => {
      const view = viewOf(list.sportOf(match.id))
      const isRevealed = revealed.has(match.id)
      const hidesScore = isScoreHidden(view, match, { noSpoiler, isRevealed })
      const options = { showsCards, showsCorners, showsLottery, hidesScore }
      return hasFactLine(view, match, options, list.delayed[match.id] === true)
    },
    [list, noSpoiler, revealed, showsCards, showsCorners, showsLottery],
  )
}

function keyOf(item: ListItem): string | number {
  return item.key
}
