import type { FlvLibrary } from './flv-library'
import { streamLoaderOf } from './stream-loader'

export type EngineSource = {
  url: string
  isLive: boolean
  /** Overrides what the stream says about its tracks. */
  tracks?: { hasAudio?: boolean; hasVideo?: boolean }
  /** Where a recording begins. */
  startSeconds?: number
}

export type EngineEvents = {
  /** The stream cannot go on: closed, of a broken network or of a format that does not decode. */
  onFault: (what: 'network' | 'media' | 'ended') => void
  /** Data beside the picture, by name, such as `onClock`. */
  onStreamData: (data: Record<string, unknown>) => void
}

/** One connection of one stream to a video element. */
export type VideoEngine = {
  seek: (seconds: number) => void
  /** Milliseconds since the newest bytes. */
  quietMs: () => number
  /** Ends the request, the media source and the decoder. */
  end: () => void
}

/** Low delay for a broadcast; a recording is read a minute ahead and by key frames. */
function configOf(isLive: boolean) {
  return {
    enableWorker: false,
    isLive,
    enableStashBuffer: !isLive,
    lazyLoad: !isLive,
    lazyLoadMaxDuration: 60,
    lazyLoadRecoverDuration: 20,
    deferLoadAfterSourceOpen: false,
    autoCleanupSourceBuffer: true,
    autoCleanupMaxBackwardDuration: 30,
    autoCleanupMinBackwardDuration: 15,
    accurateSeek: true,
  }
}

export function createVideoEngine(
  library: FlvLibrary,
  video: HTMLVideoElement,
  source: EngineSource,
  { onFault, onStreamData }: EngineEvents,
): VideoEngine {
  const { url, isLive, tracks, startSeconds } = source
  const traffic = { arrivedAt: performance.now() }
  let player: ReturnType<FlvLibrary['createPlayer']> | null = library.createPlayer(
    { type: 'flv', url, isLive, ...tracks },
    { ...configOf(isLive), customLoader: streamLoaderOf(library, traffic) },
  )
  player.on('error', (type) => onFault(type === 'NetworkError' ? 'network' : 'media'))
  player.on('loading_complete', () => isLive && onFault('ended'))
  player.on('scriptdata_arrived', (data) => onStreamData(data as Record<string, unknown>))
  player.attachMediaElement(video)
  if (startSeconds) player.currentTime = startSeconds
  player.load()
  return {
    seek(seconds) {
      if (player) player.currentTime = seconds
    },
    quietMs: () => performance.now() - traffic.arrivedAt,
    end() {
      player?.destroy()
      player = null
      video.removeAttribute('src')
      // The decoder goes with the load of nothing.
      video.load()
    },
  }
}
