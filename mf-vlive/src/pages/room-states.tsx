import { Link } from '@saidian/shared/router'
import { ErrorState, Skeleton } from '@saidian/shared/ui'
import { BackButton } from '../features/room/stage/room-stage'
import { vlivePaths } from '../paths'
import css from './room.module.css'

const LINES = [5, 9, 7, 4, 8, 6] as const

/** The shape of a room while it is on its way. */
export function RoomSkeleton() {
  return (
    <main className={css.page} aria-busy="true">
      <div className={css.dark}>
        <BackButton />
      </div>
      <div className={css.skeleton} role="status" aria-label="加载中">
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </main>
  )
}

type RoomMissingProps = { text: string; reason?: string; onRetry?: () => void }

/** Why there is no room to see, and the way to others. */
export function RoomMissing({ text, reason, onRetry }: RoomMissingProps) {
  return (
    <main className={css.page}>
      <div className={css.dark}>
        <BackButton />
      </div>
      <div className={css.missing}>
        {onRetry ? (
          <ErrorState text={text} onRetry={onRetry} />
        ) : (
          <h1 className={css.why}>{text}</h1>
        )}
        {reason && <p className={css.reason}>原因：{reason}</p>}
        <Link className={css.others} to={vlivePaths.column()}>
          看看其他直播间
        </Link>
      </div>
    </main>
  )
}
