import { randomUUID } from 'node:crypto'
import type { Position } from '@saidian/shared/contracts/sockets'
import { type Bus, positionSubject } from '../../bus'
import { createTopicSender, type TopicSender } from '../../topics'

/**
 * Publisher of one topic, like a module: numbers its events, stores their state, answers with its
 * position.
 */
export class TestTopic {
  readonly topic: string
  readonly #events: TopicSender
  #isLosing = false
  #position: Position = { epoch: randomUUID(), seq: 0 }
  #values: Record<string, unknown> = {}
  asked = 0

  /** With `remembers` it answers for its recent events too. */
  constructor(bus: Bus, topic: string, signal: AbortSignal, { remembers = false } = {}) {
    this.topic = topic
    const publish: Bus['publish'] = (subject, payload) => {
      if (!this.#isLosing) bus.publish(subject, payload)
    }
    this.#events = createTopicSender({ ...bus, publish }, topic)
    if (remembers) this.#events.answer(signal)
    bus.respond(positionSubject(topic), () => this.#answer(), signal)
  }

  get position(): Position {
    return { ...this.#position }
  }

  /** State and position read together. */
  snapshot(): Position & { values: Record<string, unknown> } {
    return { ...this.#position, values: { ...this.#values } }
  }

  /** Sets one value. A `lost` event never reaches the bus. */
  publish(key: string, value: unknown, options: { lost?: boolean } = {}): Position {
    this.#position = { epoch: this.#position.epoch, seq: this.#position.seq + 1 }
    this.#values[key] = value
    this.#isLosing = options.lost ?? false
    this.#events.publish({ topic: this.topic, ...this.#position, data: { key, value } })
    return this.position
  }

  /** Begins a new epoch, like a publisher that restarts. */
  restart(): void {
    this.#position = { epoch: randomUUID(), seq: 0 }
  }

  #answer(): Position {
    this.asked++
    return this.#position
  }
}
