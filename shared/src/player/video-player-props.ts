import type { ReactNode } from 'react'
import type { Replay, RoomPlay } from '../contracts/rooms'

/** Addresses of a broadcast, as `playRoom` answers. */
export type LivePlay = Pick<RoomPlay, 'isLive' | 'sources'>
/** Address of a recording, as `getReplay` answers. */
export type ReplayPlay = Pick<Replay, 'url'>

type CommonProps = {
  /** What is shown, for screen readers and the full screen. */
  title: string
  /** Address of the picture before the first one of the video; empty for none. */
  poster: string
  /** Drawn over the picture and under the controls, such as `DanmakuLayer`. */
  overlay?: ReactNode
  /** More buttons of the bar at the bottom, such as `DanmakuTools`. */
  tools?: ReactNode
  /** Stands below the sentence where the browser cannot play, such as a link to the text. */
  fallback?: ReactNode
  /** A small window: only play and mute, so that the page has room for its own buttons. */
  isSmall?: boolean
}

type LiveProps = CommonProps & {
  kind: 'live'
  /**
   * Fresh signed addresses; called before every connection. A rejection with `retryable: false`
   * (as `ApiError`) is shown with its `message`, others are retried.
   */
  load: () => Promise<LivePlay>
  /** False shows 主播不在 until it is true again. */
  isOnAir: boolean
  /** How late the picture is against the server, in milliseconds; null while it is unknown. */
  onDelay?: (delayMs: number | null) => void
}

type ReplayProps = CommonProps & {
  kind: 'replay'
  /** A fresh signed address; called before every connection. */
  load: () => Promise<ReplayPlay>
  durationMs: number
  /** Where it begins. */
  startMs?: number
  /** The shown moment, about four times a second; `isSeek` after a jump. */
  onTime?: (ms: number, isSeek: boolean) => void
  /** True while the picture stands, so that danmaku stand as well. */
  onPause?: (isPaused: boolean) => void
}

/** Mount another one (by `key`) for another room or recording. */
export type VideoPlayerProps = LiveProps | ReplayProps
