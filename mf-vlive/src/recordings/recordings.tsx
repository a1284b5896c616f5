import type { Recording } from '@saidian/shared/contracts/rooms'
import { formatDate, minutesAndSeconds } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { vlivePaths } from '../paths'
import { ListSkeleton } from './list-skeleton'
import { useRecordingsQuery } from './recordings.api'
import css from './recordings.module.css'

/** The recordings of a room, newest first; the shown one is not a link. */
export function Recordings({ roomId, shownId }: { roomId: number; shownId?: number }) {
  const { data, error, refetch } = useRecordingsQuery(roomId)
  if (error && !data) return <ErrorState text="回放加载失败" onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  if (data.length === 0) return <EmptyState text="还没有回放" />
  return (
    <ul className={css.list}>
      {data.map((recording) => (
        <li key={recording.id}>
          {recording.id === shownId ? (
            <span className={css.playing} aria-current="true">
              <RecordingText recording={recording} />
            </span>
          ) : (
            <Link className={css.row} to={vlivePaths.replay(recording.id)}>
              <RecordingText recording={recording} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function RecordingText({ recording }: { recording: Recording }) {
  const { title, startedAt, durationMs, match } = recording
  return (
    <>
      <span className={css.title}>{match ? `${match.home} VS ${match.away}` : title}</span>
      <span className={css.when}>
        {formatDate(startedAt, 'M月d日 hh:mm')} · {minutesAndSeconds(Math.round(durationMs / 1000))}
      </span>
    </>
  )
}
