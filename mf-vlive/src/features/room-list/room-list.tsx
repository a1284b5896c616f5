import { paths } from '@saidian/shared/contracts/page'
import type { RoomColumn } from '@saidian/shared/contracts/rooms'
import { LiveMatches, sportsOf } from '@saidian/shared/matches/summary'
import { useNavigate } from '@saidian/shared/router'
import { EmptyState, ErrorState, PullToRefresh } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { RoomCard } from '../../cards/room-card'
import { Banner } from './banner'
import { useRoomsInfiniteQuery } from './room-list.api'
import css from './room-list.module.css'
import { RoomListSkeleton } from './room-list-skeleton'
import { keyOf, type ListRow, rowsOf } from './rows.rules'
import { Upcoming } from './upcoming'

const REFRESH_MS = 60_000
const FRESH_SECONDS = 30
/** In rem. */
const HEIGHTS: Record<ListRow['kind'], number> = {
  banner: 3.84,
  heading: 0.76,
  upcoming: 2.1,
  rooms: 3.2,
}
const guessOf = ({ kind }: ListRow) => HEIGHTS[kind]

type RoomListProps = {
  column: RoomColumn
  name: string
  /** Called when the cards are first rendered. Stable. */
  onRendered: () => void
}

/** The rooms of a column, refreshed every minute while they are on the screen. */
export function RoomList({ column, name, onRendered }: RoomListProps) {
  const navigate = useNavigate()
  const query = useRoomsInfiniteQuery(column, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  const { currentData: data, error, refetch } = query
  const rows = useMemo(() => rowsOf(data?.pages ?? []), [data])
  const renderRow = useCallback((row: ListRow) => <Row row={row} column={column} />, [column])
  const isRendered = rows.length > 0
  useEffect(() => {
    if (isRendered) onRendered()
  }, [isRendered, onRendered])
  if (!data) {
    return error ? (
      <ErrorState text="加载失败，请稍后再试" onRetry={refetch} />
    ) : (
      <RoomListSkeleton />
    )
  }
  if (!isRendered) {
    const action = { label: '去看比赛', onChoose: () => navigate(paths.scores()) }
    return (
      <PullToRefresh onRefresh={refetch}>
        <EmptyState text={`${name}暂时没有直播`} action={action} />
      </PullToRefresh>
    )
  }
  return (
    <PullToRefresh onRefresh={refetch}>
      <div className={css.list}>
        <WithScores rows={rows}>
          <EndlessList
            label={`${name}直播间`}
            items={rows}
            keyOf={keyOf}
            guessOf={guessOf}
            renderItem={renderRow}
            next={nextPageOf(query)}
          />
        </WithScores>
      </div>
    </PullToRefresh>
  )
}

/** The lists of matches load after the first cards: a card without its score is a card already. */
function WithScores({ rows, children }: { rows: readonly ListRow[]; children: ReactNode }) {
  const sports = useMemo(
    () => sportsOf(rows.flatMap((row) => ('rooms' in row ? row.rooms : []))),
    [rows],
  )
  return <LiveMatches sports={sports}>{children}</LiveMatches>
}

function Row({ row, column }: { row: ListRow; column: RoomColumn }) {
  if (row.kind === 'heading') return <h2 className={css.heading}>{row.text}</h2>
  if (row.kind === 'banner') return <Banner rooms={row.rooms} />
  if (row.kind === 'upcoming') return <Upcoming broadcasts={row.broadcasts} column={column} />
  return (
    <div className={css.pair}>
      {row.rooms.map((room) => (
        <RoomCard key={room.id} room={room} isFirst={row.isFirst} />
      ))}
    </div>
  )
}
