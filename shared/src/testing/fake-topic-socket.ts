import type { Position } from '../contracts/sockets'
import type { ConnectionState, TopicEvent, TopicHandlers, TopicSocket } from '../realtime'

export type FakeTopicSocket = TopicSocket & {
  /** Topics with a subscriber. */
  topics: () => string[]
  /** What still listens: one line per subscription and per listener of the connection. */
  listeners: () => string[]
  /** Sends an event to every follower of the topic. */
  emit: (topic: string, event: TopicEvent) => void
  /** Sends what has no number to every follower of the topic. */
  signal: (topic: string, data: unknown) => void
  /** Answers the subscription, as the server does after a (re)connect. */
  confirm: (topic: string, position: Position & { recovered: boolean }) => void
  reject: (topic: string, reason: string) => void
  /**
   * Moves the connection; `waiting` and `closed` also notify every subscriber that its data is
   * stale.
   */
  move: (state: ConnectionState, reason?: string) => void
}

/** A live socket without a network: the test plays the server. */
export function createFakeTopicSocket(): FakeTopicSocket {
  const followers = new Map<TopicHandlers, string>()
  const stateListeners = new Set<(state: ConnectionState, reason: string) => void>()
  let current: ConnectionState = 'ready'
  const of = (topic: string) =>
    [...followers].filter(([, name]) => name === topic).map(([handlers]) => handlers)
  return {
    subscribe: (topic, handlers, { signal }) => {
      if (signal.aborted) return
      followers.set(handlers, topic)
      signal.addEventListener('abort', () => followers.delete(handlers))
    },
    state: () => current,
    onState: (listener, signal) => {
      stateListeners.add(listener)
      signal.addEventListener('abort', () => stateListeners.delete(listener))
    },
    topics: () => [...new Set(followers.values())],
    listeners: () => [
      ...[...followers.values()].map((topic) => `topic ${topic} is still followed`),
      ...[...stateListeners].map(() => 'the state of a socket is still followed'),
    ],
    emit: (topic, event) => {
      for (const handlers of of(topic)) handlers.onEvent(event)
    },
    signal: (topic, data) => {
      for (const handlers of of(topic)) handlers.onSignal?.(data)
    },
    confirm: (topic, position) => {
      for (const handlers of of(topic)) handlers.onSubscribed?.(position)
    },
    reject: (topic, reason) => {
      for (const handlers of of(topic)) handlers.onRefused?.(reason)
    },
    move: (state, reason = 'test') => {
      current = state
      for (const listener of stateListeners) listener(state, reason)
      if (state !== 'waiting' && state !== 'closed') return
      for (const handlers of followers.keys()) handlers.onStale?.(reason)
    },
  }
}
