import { prefersReducedMotion } from '../../../ui'
import { DANMAKU_AREAS, type DanmakuPreferences } from '../../preferences/player-preferences.rules'
import type { DanmakuMessage } from '../danmaku-message'
import { isHidden } from './hidden.rules'
import { emptyLanes, freeLane, type Lanes, takeLane } from './lanes.rules'
import { elementOf } from './message-element'
import { laneHeightOf, pixelsPerMsOf, textHeightOf } from './metrics.rules'
import { createMovingTrack } from './moving-track'
import { createStandingList } from './standing-list'
import { createWaitingLine } from './waiting-line'

type Coming = { element: HTMLElement; message: DanmakuMessage; lane: number }

const PAUSED_CHECK_MS = 500
const FRAME_MS = 16
const UNKNOWN = { width: 0, height: 0 }

/** Moves messages over `box`, in lanes of equal speed. */
export class Stage {
  readonly #box: HTMLElement
  readonly #track: ReturnType<typeof createMovingTrack>
  readonly #standing: ReturnType<typeof createStandingList>
  readonly #waiting = createWaitingLine((messages) => this.#place(messages))
  readonly #shown = new WeakMap<HTMLElement, DanmakuMessage>()
  #preferences: DanmakuPreferences
  #size = UNKNOWN
  #lanes: Lanes = []
  #isPaused = false
  #isChosen = false

  constructor(box: HTMLElement, preferences: DanmakuPreferences) {
    this.#box = box
    this.#track = createMovingTrack(box)
    this.#standing = createStandingList(box)
    this.#preferences = preferences
    this.use(preferences)
  }

  add(messages: readonly DanmakuMessage[]): void {
    // A hidden page shows nothing, and its messages are old when it comes back.
    if (!this.#preferences.isOn || document.hidden) return
    this.#fit()
    const wanted = messages.filter((message) => !isHidden(message, this.#preferences))
    if (this.#track.isPossible && !prefersReducedMotion()) this.#waiting.add(wanted)
    else this.#standing.add(wanted, { lanes: this.#lanes.length, laneHeight: this.#laneHeight() })
  }

  clear(): void {
    this.#track.clear(pixelsPerMsOf(this.#size.width, this.#preferences))
    this.#standing.clear()
    this.#waiting.clear()
    const part = DANMAKU_AREAS[this.#preferences.area]
    this.#lanes = emptyLanes(this.#size.height * part, this.#laneHeight())
  }

  use(next: DanmakuPreferences): void {
    const { size, area, speed } = this.#preferences
    const isSameLook = next.size === size && next.area === area && next.speed === speed
    this.#preferences = next
    this.#box.style.opacity = String(next.opacity / 100)
    if (!isSameLook) this.#size = UNKNOWN
    if (!next.isOn) this.clear()
    for (const element of this.#track.elements()) {
      const message = this.#shown.get(element)
      if (message && isHidden(message, next)) element.remove()
    }
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused
    this.#track.pause(isPaused || this.#isChosen)
  }

  /** The message of an element; all stand until it is released. */
  choose(element: HTMLElement): { message: DanmakuMessage; release: () => void } | null {
    const message = this.#shown.get(element)
    if (!message) return null
    this.#isChosen = true
    this.pause(this.#isPaused)
    return {
      message,
      release: () => {
        this.#isChosen = false
        this.pause(this.#isPaused)
      },
    }
  }

  #laneHeight(): number {
    return laneHeightOf(this.#size.height, this.#preferences)
  }

  /** The full screen begins or ends: messages in flight belong to the old size. */
  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#box
    if (width === this.#size.width && height === this.#size.height) return
    this.#size = { width, height }
    this.#box.style.fontSize = `${textHeightOf(height, this.#preferences)}px`
    this.clear()
  }

  /** Shows as many messages as there are free lanes; answers when the next lane is free. */
  #place(messages: readonly DanmakuMessage[]): { left: DanmakuMessage[]; inMs: number } {
    if (this.#isPaused || this.#isChosen) return { left: [...messages], inMs: PAUSED_CHECK_MS }
    const { now, isNew } = this.#track.start()
    if (isNew) this.#lanes = this.#lanes.map(() => 0)
    const coming: Coming[] = []
    const left: DanmakuMessage[] = []
    let free = this.#lanes
    for (const message of messages) {
      const lane = freeLane(free, now)
      if (lane === null) left.push(message)
      else {
        free = free.with(lane, Number.POSITIVE_INFINITY)
        coming.push({ element: elementOf(message), message, lane })
      }
    }
    this.#show(coming, now)
    return { left, inMs: Math.max(FRAME_MS, Math.min(...this.#lanes) - now) }
  }

  #show(coming: readonly Coming[], now: number): void {
    const pixelsPerMs = pixelsPerMsOf(this.#size.width, this.#preferences)
    const widths = this.#track.add(
      coming.map(({ element, lane }) => ({ element, top: lane * this.#laneHeight() })),
      this.#size.width,
    )
    coming.forEach(({ element, message, lane }, index) => {
      this.#shown.set(element, message)
      this.#lanes = takeLane(this.#lanes, lane, { now, width: widths[index] ?? 0, pixelsPerMs })
    })
  }
}
