import type { Position } from '@saidian/shared/contracts'
import { type Bus, positionSubject, type TopicMessage, topicSubject } from '../../bus'
import { type ChannelDeps, type Follower, TopicChannel } from './topic-channel'

type Open = { channel: TopicChannel; listening: AbortController }

export type HubDeps = Omit<ChannelDeps, 'askPosition'> & { bus: Bus }

/** The topics that sockets of this gateway follow; the first follower of a topic makes it listen to the bus. */
export class TopicHub {
  readonly #deps: HubDeps
  readonly #open = new Map<string, Open>()

  constructor(deps: HubDeps) {
    this.#deps = deps
  }

  get size(): number {
    return this.#open.size
  }

  join(topic: string, follower: Follower, since: Position | undefined): void {
    const open = this.#open.get(topic) ?? this.#openChannel(topic)
    open.channel.join(follower, since)
  }

  leave(topic: string, follower: Follower): void {
    this.#open.get(topic)?.channel.leave(follower)
  }

  /** Called once a tick. */
  sweep(): void {
    for (const [topic, open] of this.#open) {
      open.channel.check()
      if (open.channel.isForgettable()) this.#close(topic, open)
    }
  }

  close(): void {
    for (const [topic, open] of this.#open) this.#close(topic, open)
  }

  #openChannel(topic: string): Open {
    const { bus } = this.#deps
    const channel = new TopicChannel(topic, {
      ...this.#deps,
      askPosition: () => bus.request(positionSubject(topic), { topic }),
    })
    const listening = new AbortController()
    // Listening comes before asking: an event after the answer can then not be missed.
    bus.subscribe(
      topicSubject(topic),
      (payload) => {
        if (isTopicMessage(payload)) channel.take(payload)
      },
      listening.signal,
    )
    const open = { channel, listening }
    this.#open.set(topic, open)
    return open
  }

  #close(topic: string, open: Open): void {
    open.listening.abort()
    this.#open.delete(topic)
  }
}

function isTopicMessage(payload: unknown): payload is TopicMessage {
  if (typeof payload !== 'object' || payload === null) return false
  const { topic, epoch, seq } = payload as Partial<TopicMessage>
  return typeof topic === 'string' && typeof epoch === 'string' && Number.isSafeInteger(seq)
}
