import { catchUp } from './rules/drift.rules'

/** Brings a broadcast that fell behind back to `end`, the newest that has arrived. */
export function followLive(video: HTMLVideoElement, end: number): void {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
  const { currentTime, playbackRate } = video
  const { rate, jumpTo } = catchUp({ time: currentTime, end, rate: playbackRate })
  if (rate !== playbackRate) video.playbackRate = rate
  if (jumpTo !== null) video.currentTime = jumpTo
}
