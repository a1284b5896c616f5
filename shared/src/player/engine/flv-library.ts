/** What flv.js and mpegts.js, which descends from it, have in common. */
export type FlvLibrary = {
  createPlayer: (source: FlvSource, config: Record<string, unknown>) => LibraryPlayer
  BaseLoader: LoaderClass
  LoggingControl: { enableAll: boolean }
}

export type FlvSource = {
  type: 'flv'
  url: string
  isLive: boolean
  hasAudio?: boolean
  hasVideo?: boolean
}

export type LibraryPlayer = {
  on: (event: string, listener: (...details: unknown[]) => void) => void
  attachMediaElement: (video: HTMLVideoElement) => void
  load: () => void
  destroy: () => void
  currentTime: number
}

/** Base class of the libraries for what reads the bytes. */
export type LoaderClass = new (type: string) => LoaderBase
export type LoaderBase = {
  _status: number
  _needStash: boolean
  onContentLengthKnown: ((bytes: number) => void) | null
  onDataArrival: ((chunk: ArrayBuffer, byteStart: number, received: number) => void) | null
  onError: ((type: string, info: { code: number; msg: string }) => void) | null
  onComplete: ((from: number, to: number) => void) | null
  isWorking(): boolean
  destroy(): void
}

/** How this browser plays FLV; null: not at all, such as an iPhone before iOS 17.1. */
export type EngineKind = 'mediaSource' | 'managed' | null

const TYPE = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"'

export function engineKind(): EngineKind {
  if (typeof MediaSource === 'function')
    return MediaSource.isTypeSupported(TYPE) ? 'mediaSource' : null
  return 'ManagedMediaSource' in globalThis ? 'managed' : null
}

/** flv.js, or mpegts.js where only a managed media source exists: each is loaded where it plays. */
export async function loadFlvLibrary(kind: Exclude<EngineKind, null>): Promise<FlvLibrary> {
  const { default: library } =
    kind === 'managed'
      ? await import(/* webpackChunkName: "player-mpegts" */ 'mpegts.js')
      : await import(/* webpackChunkName: "player-flv" */ 'flv.js')
  const typed = library as unknown as FlvLibrary
  typed.LoggingControl.enableAll = false
  return typed
}
