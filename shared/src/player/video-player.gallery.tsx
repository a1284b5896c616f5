import { useEffect, useRef } from 'react'
import type { DanmakuStage } from './danmaku/danmaku-message'
import { DanmakuLayer } from './danmaku/layer/danmaku-layer'
import { DanmakuTools } from './danmaku/settings/danmaku-tools'
import { VideoPlayer } from './video-player'

const TITLE = '阿森纳 - 利物浦，老周侃球'
const never = () => new Promise<never>(() => undefined)

const SAID = ['这球传得太漂亮了', '越位了吧', 'VAR 看一下', '林远！！！', '下半场阿森纳压着打']

export function OffAir() {
  return <VideoPlayer kind="live" title={TITLE} poster="" isOnAir={false} load={never} />
}

export function Loading() {
  return (
    <VideoPlayer
      kind="live"
      title={TITLE}
      poster=""
      isOnAir
      load={never}
      tools={<DanmakuTools />}
    />
  )
}

export function Removed() {
  const load = () => Promise.reject({ retryable: false, message: '你已被移出该直播间' })
  return <VideoPlayer kind="live" title={TITLE} poster="" isOnAir load={load} />
}

export function Recording() {
  return <VideoPlayer kind="replay" title={TITLE} poster="" durationMs={6_723_000} load={never} />
}

export function Small() {
  return <VideoPlayer kind="live" title={TITLE} poster="" isOnAir isSmall load={never} />
}

export function WithDanmaku() {
  const stage = useRef<DanmakuStage>(null)
  useEffect(() => {
    const messages = SAID.map((text, id) => ({
      id,
      text,
      authorId: String(id),
      isOwn: id === 1,
      noble: id === 3 ? 4 : 0,
    }))
    stage.current?.add(messages)
  }, [])
  return (
    <VideoPlayer
      kind="live"
      title={TITLE}
      poster=""
      isOnAir
      load={never}
      tools={<DanmakuTools />}
      overlay={<DanmakuLayer ref={stage} />}
    />
  )
}
