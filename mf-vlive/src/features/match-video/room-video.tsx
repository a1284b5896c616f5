import type { RoomCard } from '@saidian/shared/contracts/rooms'
import { lazy, Suspense, use } from 'react'
import { usePictureDelay } from '../../picture-delay/use-picture-delay'
import { useLoadPlay } from '../../play/use-load-play'
import { FloatingContext } from './floating-context'
import css from './match-video.module.css'

const VideoPlayer = lazy(async () => ({
  default: (await import('@saidian/shared/player')).VideoPlayer,
}))

/**
 * The player of one room; small while its window floats. While it plays, every score of the page
 * waits for its picture.
 */
export function RoomVideo({ room }: { room: RoomCard }) {
  const load = useLoadPlay(room.id)
  const isFloating = use(FloatingContext)
  const { onDelay } = usePictureDelay(room.id, room.isLive)
  return (
    <Suspense fallback={<div className={css.picture} role="status" aria-label="加载中" />}>
      <VideoPlayer
        kind="live"
        title={room.title}
        poster={room.cover}
        load={load}
        isOnAir={room.isLive}
        onDelay={onDelay}
        isSmall={isFloating}
      />
    </Suspense>
  )
}
