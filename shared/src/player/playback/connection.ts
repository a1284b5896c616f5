import type { FlvLibrary } from '../engine/flv-library'
import { createVideoEngine, type EngineEvents, type EngineSource } from '../engine/video-engine'
import { bufferAt, isStalled } from './rules/stall.rules'

const PICTURE_QUALITY = 0.7
/** Jumps over a hole in what has arrived after so long. */
const GAP_MS = 500

/** One connection of a stream, with the moment of its newest progress. */
export function openConnection(
  library: FlvLibrary,
  video: HTMLVideoElement,
  source: EngineSource,
  events: EngineEvents,
) {
  let progress = { time: source.startSeconds ?? 0, at: performance.now() }
  let hasStarted = false
  const engine = createVideoEngine(library, video, source, events)

  return {
    engine,
    hasStarted: () => hasStarted,
    /** What has arrived, as seconds of the media. */
    buffer: () => bufferAt(rangesOf(video), video.currentTime),
    /** The picture may stand: its time begins again when it should move. */
    rest(): void {
      progress = { time: video.currentTime, at: performance.now() }
    },
    /** Called twice a second while the picture should move. True: it stands for too long. */
    check(): boolean {
      const { currentTime } = video
      const now = performance.now()
      if (currentTime !== progress.time) {
        // A jump to the beginning of a live buffer is not a picture yet.
        if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) hasStarted = true
        progress = { time: currentTime, at: now }
        return false
      }
      const { buffered, gapEndsAt } = bufferAt(rangesOf(video), currentTime)
      const standsMs = now - progress.at
      if (gapEndsAt !== null && standsMs > GAP_MS) video.currentTime = gapEndsAt
      return isStalled({
        standsMs,
        quietMs: engine.quietMs(),
        bufferedSeconds: buffered,
        hasStarted,
      })
    },
    /** `isResumed`: the newest picture stands until another connection has one. */
    end(isResumed: boolean): void {
      if (hasStarted && isResumed) showLastPicture(video)
      engine.end()
    },
  }
}

export type Connection = ReturnType<typeof openConnection>

function showLastPicture(video: HTMLVideoElement): void {
  if (video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  video.poster = canvas.toDataURL('image/jpeg', PICTURE_QUALITY)
}

function rangesOf({ buffered }: HTMLVideoElement): [number, number][] {
  return Array.from({ length: buffered.length }, (_, index) => [
    buffered.start(index),
    buffered.end(index),
  ])
}
