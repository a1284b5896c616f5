import { useBack } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { Cover } from '../../../cards/cover'
import { vlivePaths } from '../../../paths'
import type { RoomPlayerProps } from './room-player'
import css from './stage.module.css'

const loadPlayer = () => import(/* webpackChunkName: "room-player" */ './room-player')
const RoomPlayer = lazy(async () => ({ default: (await loadPlayer()).RoomPlayer }))

/** Starts to load the player while the room is on its way. */
export function preloadPlayer(): void {
  // A failure shows when the player is drawn.
  loadPlayer().catch(() => undefined)
}

type RoomStageProps = RoomPlayerProps & {
  /** Over the picture, such as the score. */
  plate: ReactNode
  /** At the bottom of the picture, while no one is on air. */
  below: ReactNode
}

/** The picture of a room, 16:9, with the way back and the score over it. */
export function RoomStage({ plate, below, ...player }: RoomStageProps) {
  return (
    <div className={css.stage}>
      <Suspense fallback={<Cover {...player.room} isFirst />}>
        <RoomPlayer {...player} />
      </Suspense>
      <div className={css.top}>
        <BackButton />
        {plate}
      </div>
      {below && <div className={css.below}>{below}</div>}
    </div>
  )
}

/** The way back over a picture. */
export function BackButton() {
  const back = useBack(vlivePaths.column())
  return (
    <button type="button" className={css.back} aria-label="返回" onClick={back}>
      <Icon name="back" size={20} />
    </button>
  )
}
