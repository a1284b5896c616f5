import type { Replay } from '@saidian/shared/contracts/rooms'
import { useAsMember } from '@saidian/shared/host'
import {
  DanmakuLayer,
  type DanmakuMessage,
  type DanmakuStage,
  DanmakuTools,
  VideoPlayer,
} from '@saidian/shared/player'
import { ReportReasons } from '@saidian/shared/rooms'
import { type ReactNode, useRef, useState } from 'react'
import { useReplayQuery } from './replay.api'
import { useReplayDanmaku } from './use-replay-danmaku'

type ReplayPlayerProps = {
  replay: Replay
  onTime: (ms: number) => void
  fallback: ReactNode
}

/** The video of a recording with danmaku at their time. A module of its own, as the live one. */
export function ReplayPlayer({ replay, onTime, fallback }: ReplayPlayerProps) {
  const { recording, room } = replay
  const asMember = useAsMember()
  const { refetch } = useReplayQuery(recording.id)
  const danmaku = useRef<DanmakuStage>(null)
  const first = useRef<string | null>(replay.url)
  const [moment, setMoment] = useState({ ms: 0, isSeek: false })
  const [isPaused, setPaused] = useState(false)
  const [reported, setReported] = useState<number | null>(null)
  useReplayDanmaku(recording, moment, danmaku)

  /** The address that came with the page, once; later ones are freshly signed. */
  async function load() {
    const url = first.current
    first.current = null
    return url === null ? refetch().unwrap() : { url }
  }
  const report = ({ id }: DanmakuMessage) => asMember(() => setReported(Number(id)))
  return (
    <>
      <VideoPlayer
        kind="replay"
        title={recording.title}
        poster={room.cover}
        load={load}
        durationMs={recording.durationMs}
        onTime={(ms, isSeek) => {
          setMoment({ ms, isSeek })
          onTime(ms)
        }}
        onPause={setPaused}
        overlay={<DanmakuLayer ref={danmaku} isPaused={isPaused} onReport={report} />}
        tools={<DanmakuTools />}
        fallback={fallback}
      />
      {reported !== null && (
        <ReportReasons messageId={reported} onClose={() => setReported(null)} />
      )}
    </>
  )
}
