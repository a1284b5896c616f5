import type { Reason } from '@saidian/shared/contracts/http'
import { LIMITS, type Position } from '@saidian/shared/contracts/sockets'
import type { Logger } from 'pino'
import type { MayFollow, TopicRule } from '../../module'
import type { Connection, Ticket } from '../sockets/connection'
import { OpeningLimits } from './opening-limits'
import type { TopicHub } from './topic-hub'
import type { MatchedRule } from './topic-rules'

/** One object for all joined topics, because every socket stores a ticket per topic. */
const JOINED: Ticket = { isJoined: true }

type Wish = {
  connection: Connection
  topic: string
  since: Position | undefined
  ticket: Ticket
  rule: TopicRule
}

export type SubscriptionDeps = {
  hub: TopicHub
  findRule: (topic: string) => MatchedRule | null
  log: Logger
}

/** Subscribes sockets to topics that exist and that they may follow, up to a limit. */
export class Subscriptions {
  readonly #deps: SubscriptionDeps
  readonly #openings = new OpeningLimits()

  constructor(deps: SubscriptionDeps) {
    this.#deps = deps
  }

  subscribe(connection: Connection, topic: string, since: Position | undefined): void {
    const known = this.#deps.findRule(topic)
    const { topics } = connection
    const isFull = topics.size >= LIMITS.topicsPerSocket && !topics.has(topic)
    if (!known || isFull) {
      connection.reject(topic, known ? 'topic.too_many' : 'topic.unknown')
      return
    }
    const { rule } = known
    const wish: Wish = { connection, topic, since, ticket: { isJoined: false }, rule }
    topics.set(topic, wish.ticket)
    this.#askRule(wish, known)
  }

  unsubscribe(connection: Connection, topic: string): void {
    connection.topics.delete(topic)
    this.#deps.hub.leave(topic, connection)
  }

  leaveAll(connection: Connection): void {
    for (const topic of connection.topics.keys()) this.#deps.hub.leave(topic, connection)
    connection.topics.clear()
    this.#openings.forget(connection)
  }

  #askRule(wish: Wish, { rule, params }: MatchedRule): void {
    try {
      const answer = rule.mayFollow(wish.connection.user, params)
      if (!(answer instanceof Promise)) this.#decide(wish, answer)
      else
        answer.then(
          (mayFollow) => this.#decide(wish, mayFollow),
          (error) => this.#fail(wish, error),
        )
    } catch (error) {
      this.#fail(wish, error)
    }
  }

  #decide(wish: Wish, mayFollow: MayFollow): void {
    const { connection, topic, rule } = wish
    if (!isStillWanted(wish)) return
    const since = mayFollow === 'withoutHistory' ? undefined : wish.since
    const error = mayFollow ? this.#openingError(wish) : 'topic.not_allowed'
    if (error) {
      this.#deps.hub.leave(topic, connection)
      connection.reject(topic, error)
    } else {
      connection.topics.set(topic, JOINED)
      this.#deps.hub.join(topic, connection, since, rule)
    }
  }

  #openingError({ connection, topic, rule }: Wish): Reason | null {
    const { hub } = this.#deps
    if (hub.isUnknown(topic)) return 'topic.unknown'
    return rule.isOfMembers || hub.isOpen(topic) || this.#openings.takeOpening(connection)
      ? null
      : 'server.busy'
  }

  #fail(wish: Wish, error: unknown): void {
    const { connection, topic } = wish
    this.#deps.log.error({ err: error, topic }, 'topic rule failed')
    if (!isStillWanted(wish)) return
    this.#deps.hub.leave(topic, connection)
    connection.reject(topic, 'server.fault')
  }
}

function isStillWanted({ connection, topic, ticket }: Wish): boolean {
  return connection.topics.get(topic) === ticket
}
