import type { Position } from '@saidian/shared/contracts/sockets'
import {
  type Bus,
  historySubject,
  isTopicMessage,
  isTopicSignal,
  positionSubject,
  RESTORED_SUBJECT,
  topicSubject,
} from '../../bus'
import type { TopicRule } from '../../module'
import { createConcurrencyQueue } from '../../queue'
import { ReadAgain } from './read-again'
import { type ChannelDeps, type Follower, TopicChannel } from './topic-channel'
import { UnknownTopics } from './unknown-topics'

type Open = { channel: TopicChannel; listening: AbortController; isReadAfterLoss: boolean }

/** A publisher reads the database for each opened topic; the pool has other callers too. */
const OPENINGS = { atOnce: 4, maxWaitMs: 2_000 }
/** Of topics of members it reads hundreds by one query. */
const MEMBER_OPENINGS = { atOnce: 500, maxWaitMs: 5_000 }

/** How long a silent topic counts as where its publisher left it. */
const TRUSTED_TICKS = 2
/** There are as many topics of members as members and conversations. */
const MEMBER_TRUSTED_TICKS = 20

export type HubDeps = Omit<
  ChannelDeps,
  'askPosition' | 'askHistory' | 'trustedTicks' | 'endsFor' | 'isInBackground'
> & { bus: Bus }

type ChannelRule = Pick<TopicRule, 'isOfMembers' | 'isReadAfterLoss' | 'endsFor' | 'isInBackground'>

/**
 * The topics that sockets of this gateway follow. The first follower of a topic subscribes it to
 * the bus.
 */
export class TopicHub {
  readonly #deps: HubDeps
  readonly #open = new Map<string, Open>()
  readonly #unknown: UnknownTopics
  readonly #openings = createConcurrencyQueue(OPENINGS)
  readonly #readAgain: ReadAgain<TopicChannel>
  readonly #listening = new AbortController()
  readonly #memberOpenings = createConcurrencyQueue(MEMBER_OPENINGS)

  constructor(deps: HubDeps) {
    this.#deps = deps
    this.#unknown = new UnknownTopics(deps.tick)
    this.#readAgain = new ReadAgain(deps.tick)
    deps.bus.subscribe(RESTORED_SUBJECT, () => this.#repair(), this.#listening.signal)
  }

  get size(): number {
    return this.#open.size
  }

  isOpen(topic: string): boolean {
    return this.#open.has(topic)
  }

  /** True when its publisher did not know the topic a moment ago. */
  isUnknown(topic: string): boolean {
    return this.#unknown.has(topic)
  }

  join(
    topic: string,
    follower: Follower,
    since: Position | undefined,
    rule: ChannelRule = {},
  ): void {
    const open = this.#open.get(topic) ?? this.#openChannel(topic, rule)
    open.channel.join(follower, since)
  }

  leave(topic: string, follower: Follower): void {
    this.#open.get(topic)?.channel.leave(follower)
  }

  /** Runs once a tick. */
  sweep(): void {
    this.#unknown.sweep()
    for (const channel of this.#readAgain.due()) channel.reportLoss()
    for (const [topic, open] of this.#open) {
      open.channel.check()
      if (open.channel.isForgettable()) this.#close(topic, open)
    }
  }

  close(): void {
    this.#listening.abort()
    for (const [topic, open] of this.#open) this.#close(topic, open)
  }

  #openChannel(topic: string, rule: ChannelRule): Open {
    const { isOfMembers, endsFor, isInBackground } = rule
    const { bus } = this.#deps
    const openings = isOfMembers ? this.#memberOpenings : this.#openings
    const channel: TopicChannel = new TopicChannel(topic, {
      ...this.#deps,
      endsFor,
      isInBackground,
      trustedTicks: isOfMembers ? MEMBER_TRUSTED_TICKS : TRUSTED_TICKS,
      askPosition: async () => {
        const ask = () => bus.request(positionSubject(topic), { topic })
        const answer = await (channel.hasPosition ? ask() : openings.run(ask))
        if (answer === null) this.#unknown.add(topic)
        return answer
      },
      askHistory: () => bus.request(historySubject(topic), { topic }),
    })
    const listening = new AbortController()
    // Subscribes before asking, so that no event after the answer is missed.
    bus.subscribe(
      topicSubject(topic),
      (payload) => {
        if (isTopicMessage(payload)) channel.take(payload)
        else if (isTopicSignal(payload)) channel.signal(payload.signal)
      },
      listening.signal,
    )
    const open = { channel, listening, isReadAfterLoss: rule.isReadAfterLoss === true }
    this.#open.set(topic, open)
    return open
  }

  /** The bus may have lost events, which the publisher has, and signals, which no one has. */
  #repair(): void {
    for (const { channel, isReadAfterLoss } of this.#open.values()) {
      channel.distrust()
      if (isReadAfterLoss) this.#readAgain.add(channel)
    }
  }

  #close(topic: string, open: Open): void {
    open.listening.abort()
    this.#open.delete(topic)
  }
}
