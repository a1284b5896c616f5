import type { PlaySource } from '../../contracts/rooms'
import { engineKind, type FlvLibrary, loadFlvLibrary } from '../engine/flv-library'
import { playerPreferences } from '../preferences/player-preferences'
import { type Connection, openConnection } from './connection'
import { finalMessage } from './failure'
import { followLive } from './follow-live'
import { createPictureDelay } from './picture-delay'
import type { PlaybackOptions } from './playback-options'
import { createStateStore, initialState, type PlaybackState } from './playback-state'
import { backOffMs } from './rules/back-off.rules'
import { chooseSource } from './rules/source.rules'
import { tracksOfStart } from './rules/tracks.rules'
import { startVideo } from './start-video'
import { watchBackground } from './watch-background'

const CHECK_MS = 500
/** A stream that plays so long is stable: the next failure is a first one again. */
const STABLE_AFTER_MS = 10_000
/** A stream whose picture stands on purpose stays connected for so long. */
const REST_MS = 10_000
/** A connection without bytes for so long is dead; what has arrived is shown for so long. */
const MAX_REST_MS = 3_000

/** Plays one room or recording in a video element, and comes back by itself after every fault. */
export class Playback {
  readonly #store
  readonly #delay = createPictureDelay()
  readonly #life = new AbortController()
  readonly #check: ReturnType<typeof setInterval>
  readonly video: HTMLVideoElement
  readonly options: PlaybackOptions
  #connection: Connection | null = null
  /** Number of the newest connection: answers for older ones are ignored. */
  #run = 0
  #failures = 0
  #failedStarts = 0
  #connectedAt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #restEnd: ReturnType<typeof setTimeout> | undefined
  #isOnAir: boolean
  #wantsToPlay: boolean
  #resumeSeconds: number

  constructor(video: HTMLVideoElement, options: PlaybackOptions) {
    this.video = video
    this.options = options
    this.#isOnAir = options.isOnAir
    this.#wantsToPlay = options.startsByItself
    this.#resumeSeconds = options.startSeconds ?? 0
    this.#store = createStateStore(initialState(options))
    this.#check = setInterval(() => this.#onCheck(), CHECK_MS)
    this.#listen()
    if (engineKind() === null) this.#store.change({ phase: 'unsupported' })
    else if (!this.#isOnAir) this.#store.change({ phase: 'offAir' })
    else if (this.#wantsToPlay) void this.#connect()
  }

  get state(): PlaybackState {
    return this.#store.read()
  }

  subscribe = (listener: () => void) => this.#store.subscribe(listener)

  /** Milliseconds that the picture is late against the server; null while unknown. */
  delayMs(): number | null {
    return this.state.phase === 'playing' ? this.#delay.at(this.video.currentTime) : null
  }

  play(): void {
    this.#wantsToPlay = true
    this.#failures = 0
    clearTimeout(this.#restEnd)
    if (this.state.phase === 'ended') this.seek(0)
    else if (this.#connection) void this.#startVideo()
    else void this.#connect()
  }

  /** A broadcast that is not watched for a while comes back at its newest picture. */
  pause(): void {
    this.#wantsToPlay = false
    clearTimeout(this.#retry)
    this.#retry = undefined
    this.#rest()
    this.#store.change({ phase: 'paused' })
  }

  setMuted(isMuted: boolean): void {
    this.video.muted = isMuted
    this.#store.change({ isMuted, isMutedByBrowser: false })
  }

  setVolume(volume: number): void {
    playerPreferences.change({ volume })
    this.video.volume = volume
  }

  /** Where a recording is. */
  positionMs(): number {
    return Math.round(this.#position() * 1000)
  }

  setRate(rate: number): void {
    this.video.playbackRate = rate
    this.#store.change({ rate })
  }

  seek(seconds: number): void {
    // After its end the media source takes no more.
    if (this.state.phase === 'ended') this.#disconnect()
    this.#resumeSeconds = seconds
    this.#connection?.engine.seek(seconds)
    this.#connection?.rest()
    if (!this.#connection && this.#wantsToPlay) void this.#connect()
  }

  /** Another line or quality, as the preferences say now. */
  changeSource(): void {
    if (this.#connection) void this.#connect()
  }

  setOnAir(isOnAir: boolean): void {
    if (isOnAir === this.#isOnAir) return
    this.#isOnAir = isOnAir
    if (engineKind() === null) return
    clearTimeout(this.#retry)
    // What has arrived is still shown.
    const restMs = Math.min(MAX_REST_MS, (this.#connection?.buffer().buffered ?? 0) * 1000)
    if (!isOnAir) this.#retry = setTimeout(() => this.#goOffAir(), restMs)
    else if (this.#wantsToPlay) void this.#connect()
    else this.#store.change({ phase: 'waiting' })
  }

  /** Leaves nothing behind: no request, timer, listener, media source or decoder. */
  end(): void {
    this.#life.abort()
    clearInterval(this.#check)
    this.#disconnect({ isLast: true })
  }

  async #connect(): Promise<void> {
    const position = this.#position()
    this.#disconnect()
    this.#resumeSeconds = position
    const run = this.#run
    const kind = engineKind()
    if (kind === null) return
    // 主播不在 stays until there is a picture.
    if (this.state.phase !== 'offAir') this.#showWaiting()
    try {
      const [library, { isLive, sources }] = await Promise.all([
        loadFlvLibrary(kind),
        this.options.load(),
      ])
      if (run !== this.#run) return
      const source = chooseSource(sources, this.options.preferences())
      if (!isLive || !source) return this.#goOffAir()
      this.#open(library, source, sources)
    } catch (error) {
      if (run === this.#run) this.#onFailure(finalMessage(error))
    }
  }

  #open(library: FlvLibrary, source: PlaySource, sources: readonly PlaySource[]): void {
    const { isLive } = this.options
    this.#delay.begin()
    this.#store.change({ source, sources })
    this.#connectedAt = performance.now()
    const run = this.#run
    this.#connection = openConnection(
      library,
      this.video,
      {
        url: source.url,
        isLive,
        tracks: tracksOfStart(this.#failedStarts),
        startSeconds: isLive ? 0 : this.#resumeSeconds,
      },
      {
        onFault: () => run === this.#run && this.#onFailure(null),
        onStreamData: (data) => this.#delay.read(data),
      },
    )
    void this.#startVideo()
  }

  async #startVideo(): Promise<void> {
    const run = this.#run
    const { isMuted } = this.state
    const started = await startVideo(this.video, isMuted, this.options.preferences().volume)
    if (run !== this.#run || started === 'interrupted') return
    if (started === 'forbidden') {
      this.#wantsToPlay = false
      this.#disconnect()
      this.#store.change({ phase: 'waiting' })
    } else if (started === 'muted' && !isMuted) {
      this.#store.change({ isMuted: true, isMutedByBrowser: true })
    }
    if (!this.options.isLive) this.video.playbackRate = this.state.rate
  }

  #disconnect({ isLast } = { isLast: false }): void {
    this.#run++
    clearTimeout(this.#retry)
    clearTimeout(this.#restEnd)
    this.#retry = undefined
    this.#connection?.end(!isLast)
    this.#connection = null
  }

  #onFailure(message: string | null): void {
    if (this.#connection?.hasStarted() === false) this.#failedStarts++
    this.#resumeSeconds = this.#position()
    this.#disconnect()
    this.#failures++
    if (message !== null) this.#store.change({ phase: 'failed', message })
    if (message !== null || !this.#wantsToPlay) return
    if (this.#isOnAir && this.state.phase !== 'offAir') this.#showWaiting()
    const next = this.#isOnAir ? () => void this.#connect() : () => this.#goOffAir()
    this.#retry = setTimeout(next, backOffMs(this.#failures))
  }

  #goOffAir(): void {
    this.#disconnect()
    this.#store.change({ phase: 'offAir' })
    // The room says that it is on air: its stream is a moment behind.
    this.#failures++
    if (this.#isOnAir && this.#wantsToPlay)
      this.#retry = setTimeout(() => void this.#connect(), backOffMs(this.#failures + 1))
  }

  #showWaiting(): void {
    this.#store.change({ phase: this.state.source ? 'recovering' : 'loading', message: '' })
  }

  /** The picture stands on purpose: after some time nothing is read any more. */
  #rest(): void {
    this.video.pause()
    clearTimeout(this.#restEnd)
    this.#restEnd = setTimeout(() => {
      this.#resumeSeconds = this.#position()
      this.#disconnect()
    }, REST_MS)
  }

  /** The page is shown again. */
  #comeBack(isLong: boolean): void {
    this.#failures = 0
    clearTimeout(this.#restEnd)
    const isOver = ['failed', 'ended', 'unsupported'].includes(this.state.phase)
    if (!this.#wantsToPlay || !this.#isOnAir || isOver) return
    const isDead = isLong && (this.#connection?.engine.quietMs() ?? 0) > MAX_REST_MS
    if (!this.#connection || isDead) void this.#connect()
    else if (this.video.paused) void this.#startVideo()
  }

  #position(): number {
    return this.#connection && !this.options.isLive && this.#connection.hasStarted()
      ? this.video.currentTime
      : this.#resumeSeconds
  }

  #onCheck(): void {
    const connection = this.#connection
    if (!connection) return
    if (!this.#wantsToPlay || document.hidden) connection.rest()
    else if (connection.check()) this.#onFailure(null)
    else this.#onMoving(connection)
  }

  #onMoving(connection: Connection): void {
    const isStable = performance.now() - this.#connectedAt > STABLE_AFTER_MS
    if (isStable && connection.hasStarted()) this.#failures = this.#failedStarts = 0
    if (this.options.isLive) followLive(this.video, connection.buffer().end)
  }

  #listen(): void {
    const { signal } = this.#life
    const on = (event: string, listener: () => void) =>
      this.video.addEventListener(event, listener, { signal })
    on('playing', () => this.#connection && this.#store.change({ phase: 'playing' }))
    on('error', () => this.#connection && this.#onFailure(null))
    on('ended', () => {
      if (this.options.isLive) return this.#onFailure(null)
      this.#wantsToPlay = false
      this.#store.change({ phase: 'ended' })
    })
    watchBackground({
      video: this.video,
      signal,
      isWanted: () => this.options.preferences().playsInBackground,
      isPlaying: () => this.#connection !== null && this.#wantsToPlay,
      rest: () => this.#rest(),
      pause: () => this.pause(),
      play: () => void this.#startVideo(),
      comeBack: (isLong) => this.#comeBack(isLong),
      onOnline: () => this.#retry !== undefined && this.#wantsToPlay && void this.#connect(),
    })
  }
}
