import { HEARTBEAT } from '../contracts/sockets'
import { Alarm, type Clock } from './clock'

export type HeartbeatOptions = { clock: Clock; send: (text: string) => void; onDead: () => void }

/**
 * Sends `"0"` after ten seconds of silence and gives up after ten more. The timer is not moved by
 * every message: when it rings it looks how long the silence has been.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions
  readonly #alarm: Alarm
  #receivedAt = 0
  #isAnswered = true

  constructor(options: HeartbeatOptions) {
    this.#options = options
    this.#alarm = new Alarm(options.clock)
  }

  start(): void {
    this.received()
    this.#listenFor(HEARTBEAT.idleMs)
  }

  stop(): void {
    this.#alarm.clear()
  }

  received(): void {
    this.#receivedAt = this.#options.clock.now()
    this.#isAnswered = true
  }

  /** Asks at once, as after a sleep of the device; silence for `withinMs` is a dead peer. */
  probe(withinMs: number = HEARTBEAT.deadMs - HEARTBEAT.idleMs): void {
    this.#isAnswered = false
    this.#options.send(HEARTBEAT.frame)
    this.#alarm.set(() => {
      if (this.#isAnswered) this.#listenFor(HEARTBEAT.idleMs - this.#silentMs())
      else this.#options.onDead()
    }, withinMs)
  }

  #listenFor(ms: number): void {
    this.#alarm.set(() => {
      const restMs = HEARTBEAT.idleMs - this.#silentMs()
      if (restMs > 0) this.#listenFor(restMs)
      else this.probe()
    }, ms)
  }

  #silentMs(): number {
    return this.#options.clock.now() - this.#receivedAt
  }
}
