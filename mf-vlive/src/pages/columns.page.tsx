import { ROOM_COLUMN } from '@saidian/shared/contracts/rooms'
import type { Host } from '@saidian/shared/host'
import { Navigate, useNavigate, useParams } from '@saidian/shared/router'
import { usePrefetch } from '@saidian/shared/ui'
import { BELOW_HEADER, HeaderAct, TabHeader, TabPager } from '@saidian/shared/ui/tab-pager'
import { useCallback, useState } from 'react'
import { RoomList } from '../features/room-list/room-list'
import { rooms } from '../features/room-list/room-list.api'
import { vlivePaths } from '../paths'
import css from './columns.module.css'

const COLUMNS = [
  { key: '0', text: '热门', column: ROOM_COLUMN.hot },
  { key: '1', text: '足球', column: ROOM_COLUMN.football },
  { key: '2', text: '篮球', column: ROOM_COLUMN.basketball },
  { key: '3', text: '综合', column: ROOM_COLUMN.other },
] as const

function columnAt(type = '0') {
  return COLUMNS.find(({ key }) => key === type)
}

/** Starts to load the column, so that the page can render its cards at once. */
export function loadColumn({ params, context: host }: LoaderGiven) {
  const shown = columnAt(params.type)
  return shown ? host.dispatch(rooms.initiate(shown.column, { subscribe: false })) : null
}
type LoaderGiven = { params: { type?: string }; context: Host }

/** Gives the pictures of the cards and their scores priority. */
const AFTER_CARDS_MS = 1_500
const ROOM_PAGE = [() => import(/* webpackChunkName: "room" */ './room.page')]

/** 直播: rooms on air, in columns that a finger swipes. */
export function ColumnsPage() {
  const navigate = useNavigate()
  const { type } = useParams()
  const shown = columnAt(type)
  const [hasCards, setHasCards] = useState(false)
  usePrefetch(ROOM_PAGE, { afterMs: AFTER_CARDS_MS, isReady: hasCards })
  const onRendered = useCallback(() => setHasCards(true), [])
  if (!shown) return <Navigate to={vlivePaths.column()} replace />
  return (
    <div className={css.page}>
      <TabHeader title="直播">
        <HeaderAct icon="tv" text="视频赛程" to={vlivePaths.matches()} />
        <HeaderAct icon="star" text="贵族" to={vlivePaths.noble()} />
      </TabHeader>
      <TabPager
        label="直播频道"
        items={COLUMNS}
        value={shown.key}
        onChoose={(key) =>
          navigate(vlivePaths.column(Number(key)), { replace: true, preventScrollReset: true })
        }
        top={BELOW_HEADER}
        renderPage={({ column, text }) => (
          <RoomList column={column} name={text} onRendered={onRendered} />
        )}
        loading={null}
      />
    </div>
  )
}
