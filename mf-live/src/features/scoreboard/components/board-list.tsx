import type { BoardMatch } from '@saidian/shared/contracts'
import type { MatchList } from '@saidian/shared/matches'
import { followsSlice, useAppDispatch, useAppSelector } from '@saidian/shared/store'
import { VirtualList } from '@saidian/shared/ui'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { MatchFilter } from '../../../match/match-filter.rules'
import type { Grouping } from '../groups.rules'
import { itemHeight, type ListItem } from '../items.rules'
import type { BoardSource } from '../layout.rules'
import { cardsAndCounts } from '../layout.rules'
import { hasFactLine, isScoreHidden } from '../row.rules'
import { BoardContext, type BoardContextValue } from './board-context'
import { StatusBar } from './status-bar'
import { useBoardClock } from './use-board-clock'
import { useRenderItem } from './use-render-item'
import { type RowSettings, useRowSettings } from './use-row-settings'

export type BoardListProps = {
  board: MatchList
  source: BoardSource
  grouping: Grouping
  filter: MatchFilter | null
  empty: (hidden: number) => ReactNode
}

const NAMES: Record<BoardSource['kind'], string> = {
  hot: '热门比赛',
  today: '足球即时比分',
  followed: '关注的比赛',
  day: '足球赛程与赛果',
}

/** The rows of a board under its status bar. */
export function BoardList({ board, source, grouping, filter, empty }: BoardListProps) {
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const settings = useRowSettings()
  const { revealed, reveal } = useRevealed()
  const [onlyInPlay, setOnlyInPlay] = useState(false)
  const { clock, isDisconnected, isStale } = useBoardClock(board)
  const isTall = useIsTall(board, settings, revealed)
  const { items, counts } = useMemo(
    () =>
      cardsAndCounts({ board, kind: source.kind, grouping, filter, onlyInPlay, followed, isTall }),
    [board.matches, board.leagues, source.kind, grouping, filter, onlyInPlay, followed, isTall],
  )
  const context = useBoardContextValue(clock, isDisconnected, reveal)
  const renderItem = useRenderItem({ board, source, settings, followed, revealed, isStale })

  return (
    <BoardContext value={context}>
      <StatusBar
        counts={counts}
        isToday={source.kind === 'hot' || source.kind === 'today'}
        isDemo={board.feed.demo}
        onlyInPlay={onlyInPlay}
        onToggleInPlay={() => setOnlyInPlay((is) => !is)}
      />
      {items.length === 0 ? (
        empty(onlyInPlay ? 0 : counts.hidden)
      ) : (
        <VirtualList
          label={NAMES[source.kind]}
          items={items}
          keyOf={keyOf}
          heightOf={itemHeight}
          renderItem={renderItem}
        />
      )}
    </BoardContext>
  )
}

/** Ids of the matches whose hidden score the user revealed. */
function useRevealed(): { revealed: ReadonlySet<number>; reveal: (matchId: number) => void } {
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set())
  const reveal = useCallback(
    (matchId: number) => setRevealed((before) => new Set(before).add(matchId)),
    [],
  )
  return { revealed, reveal }
}

/** A stable function that returns whether the row of a match has a line below its teams. */
function useIsTall(board: MatchList, settings: RowSettings, revealed: ReadonlySet<number>) {
  const { noSpoiler, showsCards, showsCorners, showsLottery } = settings
  return useCallback(
    (match: BoardMatch) => {
      const hidesScore = isScoreHidden(match, noSpoiler, revealed.has(match.id))
      const options = { showsCards, showsCorners, showsLottery, hidesScore }
      return hasFactLine(match, options, board.delayed[match.id] === true)
    },
    [noSpoiler, revealed, showsCards, showsCorners, showsLottery, board.delayed],
  )
}

function useBoardContextValue(
  clock: BoardContextValue['clock'],
  isDisconnected: BoardContextValue['isDisconnected'],
  reveal: BoardContextValue['reveal'],
): BoardContextValue {
  const dispatch = useAppDispatch()
  return useMemo(
    () => ({
      clock,
      isDisconnected,
      reveal,
      toggleFollow: (match, title) => dispatch(followToggled(match, title)),
    }),
    [clock, isDisconnected, reveal, dispatch],
  )
}

function keyOf(item: ListItem): string | number {
  return item.key
}

/** Follows the match, or unfollows it. */
function followToggled({ id, kickoffAt }: BoardMatch, title: string) {
  return (
    dispatch: (action: unknown) => void,
    getState: () => Parameters<typeof followsSlice.selectors.selectFollowedMatches>[0],
  ) => {
    const isFollowed = followsSlice.selectors.selectFollowedMatches(getState()).has(id)
    dispatch(
      isFollowed
        ? followsSlice.actions.matchUnfollowed(id)
        : followsSlice.actions.matchFollowed({ id, kickoffAt, title }),
    )
  }
}
