import type { RoomDetail } from '@saidian/shared/contracts/rooms'
import { useAsMember } from '@saidian/shared/host'
import {
  DanmakuLayer,
  type DanmakuMessage,
  type DanmakuStage,
  DanmakuTools,
  VideoPlayer,
} from '@saidian/shared/player'
import { ReportReasons } from '@saidian/shared/rooms'
import { type ReactNode, type Ref, useState } from 'react'
import { useLoadPlay } from '../../../play/use-load-play'
import css from './stage.module.css'

export type RoomPlayerProps = {
  room: RoomDetail['room']
  isOnAir: boolean
  danmaku: Ref<DanmakuStage>
  onDelay: (delayMs: number | null) => void
  /** Below the sentence where nothing plays. */
  fallback: ReactNode
}

/** The video of a room with danmaku. A module of its own: it loads the code of the player. */
export function RoomPlayer({ room, isOnAir, danmaku, onDelay, fallback }: RoomPlayerProps) {
  const asMember = useAsMember()
  const [reported, setReported] = useState<number | null>(null)
  const load = useLoadPlay(room.id)
  const report = ({ id }: DanmakuMessage) => asMember(() => setReported(Number(id)))
  return (
    <>
      <VideoPlayer
        kind="live"
        title={room.title}
        poster={room.cover}
        load={load}
        isOnAir={isOnAir}
        onDelay={onDelay}
        overlay={
          <div className={css.danmaku}>
            <DanmakuLayer ref={danmaku} onReport={report} />
          </div>
        }
        tools={<DanmakuTools />}
        fallback={fallback}
      />
      {reported !== null && (
        <ReportReasons messageId={reported} onClose={() => setReported(null)} />
      )}
    </>
  )
}
