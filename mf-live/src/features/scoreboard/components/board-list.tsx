import type { BoardMatch } from '@saidian/shared/contracts'
import { beijingDate } from '@saidian/shared/lib'
import { followsSlice, useAppDispatch, useAppSelector, useSetting } from '@saidian/shared/store'
import { useTicking, VirtualList } from '@saidian/shared/ui'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { MatchFilter } from '../../../match/match-filter.rules'
import type { Board } from '../board.rules'
import type { Grouping } from '../groups.rules'
import { itemHeight, type ListItem } from '../items.rules'
import type { BoardSource } from '../layout.rules'
import { cardsAndCounts } from '../layout.rules'
import { useListOdds } from '../odds/use-list-odds'
import { hasFactLine, isScoreHidden } from '../row.rules'
import { BoardContext } from './board-context'
import { CardHeading } from './card-heading'
import { MatchRow } from './match-row'
import { SectionTitle } from './section-title'
import { StatusBar } from './status-bar'
import { useBoardClock } from './use-board-clock'

export type BoardListProps = {
  board: Board
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
  const dispatch = useAppDispatch()
  const followed = useAppSelector(followsSlice.selectors.selectFollowedMatches)
  const [noSpoiler] = useSetting('noSpoiler')
  const [showsCards] = useSetting('hpChecked')
  const [teenMode] = useSetting('teenMode')
  const [showsCorners] = useSetting('jqChecked')
  const [showsGoals] = useSetting('goalChecked')
  const [showsRanks] = useSetting('pmChecked')
  const odds = useListOdds(source)
  // Only 关注 mixes days; elsewhere the date of a row says nothing new.
  const date = useTicking(beijingDate)
  const today = source.kind === 'followed' ? date : null
  const [onlyInPlay, setOnlyInPlay] = useState(false)
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set())
  const { clock, isDisconnected, isStale } = useBoardClock(board)

  const isTall = useCallback(
    (match: BoardMatch) => {
      const hidesScore = isScoreHidden(match, noSpoiler, revealed.has(match.id))
      const options = { showsCards, showsCorners, showsLottery: !teenMode, hidesScore }
      return hasFactLine(match, options, board.delayed[match.id] === true)
    },
    [noSpoiler, revealed, showsCards, showsCorners, teenMode, board.delayed],
  )
  const { items, counts } = useMemo(
    () =>
      cardsAndCounts({ board, kind: source.kind, grouping, filter, onlyInPlay, followed, isTall }),
    [board.matches, board.leagues, source.kind, grouping, filter, onlyInPlay, followed, isTall],
  )

  const context = useMemo(
    () => ({
      clock,
      isDisconnected,
      reveal: (matchId: number) => setRevealed((before) => new Set(before).add(matchId)),
      toggleFollow: (match: BoardMatch, title: string) => dispatch(toggled(match, title)),
    }),
    [clock, isDisconnected, dispatch],
  )

  const renderItem = useCallback(
    (item: ListItem) => {
      if (item.kind === 'section') return <SectionTitle phase={item.phase} />
      if (item.kind === 'heading') return <CardHeading card={item.card} leagues={board.leagues} />
      if (item.kind === 'end') return <SectionTitle phase={null} />
      const match = board.matches[item.matchId]
      if (!match) return null
      return (
        <MatchRow
          match={match}
          league={board.leagues[match.li]}
          home={board.teams[match.home]}
          away={board.teams[match.away]}
          goal={board.goals[match.id]}
          odds={odds.get(match.id)}
          showsRanks={showsRanks}
          isFollowed={followed.has(match.id)}
          isRevealed={revealed.has(match.id)}
          isDelayed={board.delayed[match.id] === true}
          isStale={isStale}
          isLast={item.isLast}
          isTall={item.isTall}
          isLeagueAbove={item.leagueAbove}
          noSpoiler={noSpoiler}
          showsCards={showsCards}
          showsLottery={!teenMode}
          showsCorners={showsCorners}
          showsGoals={showsGoals}
          today={today}
        />
      )
    },
    [
      board,
      followed,
      revealed,
      isStale,
      noSpoiler,
      showsCards,
      teenMode,
      showsCorners,
      showsGoals,
      showsRanks,
      odds,
      today,
    ],
  )

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

function keyOf(item: ListItem): string | number {
  return item.key
}

/** Follows a match, or no longer. */
function toggled({ id, kickoffAt }: BoardMatch, title: string) {
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
