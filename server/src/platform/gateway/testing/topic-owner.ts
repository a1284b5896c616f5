import { randomUUID } from 'node:crypto'
import type { Position } from '@saidian/shared/contracts'
import { type Bus, positionSubject, topicSubject } from '../../bus'

/** Owner of one topic, as a module is: numbers its events, keeps the state they make, says where it stands. */
export class TopicOwner {
  readonly topic: string
  readonly #bus: Bus
  #position: Position = { epoch: randomUUID(), seq: 0 }
  #values: Record<string, unknown> = {}
  asked = 0

  constructor(bus: Bus, topic: string, signal: AbortSignal) {
    this.topic = topic
    this.#bus = bus
    bus.respond(positionSubject(topic), () => this.#answer(), signal)
  }

  get position(): Position {
    return { ...this.#position }
  }

  /** State and position read together. */
  snapshot(): Position & { values: Record<string, unknown> } {
    return { ...this.#position, values: { ...this.#values } }
  }

  /** Sets one value. An event that is `lost` never reaches the bus. */
  publish(key: string, value: unknown, options: { lost?: boolean } = {}): Position {
    this.#position = { epoch: this.#position.epoch, seq: this.#position.seq + 1 }
    this.#values[key] = value
    const message = { topic: this.topic, ...this.#position, data: { key, value } }
    if (!options.lost) this.#bus.publish(topicSubject(this.topic), message)
    return this.position
  }

  /** Loses its count, as an owner does that starts again. */
  restart(): void {
    this.#position = { epoch: randomUUID(), seq: 0 }
  }

  #answer(): Position {
    this.asked++
    return this.#position
  }
}
