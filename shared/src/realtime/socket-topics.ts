import type { ServerFrame } from '../contracts/sockets'
import type { Clock } from './clock'
import type { Connection } from './connection'
import type { ConnectionState, TopicSocket } from './topic-socket'
import type { Listener } from './topic-subscription'
import { TopicSubscriptions } from './topic-subscriptions'

type StateListener = (state: ConnectionState, reason: string) => void

type SocketTopicsOptions = {
  clock: Clock
  random: () => number
  connection: () => Connection
  /** A page follows a topic. */
  onJoin?: () => void
  /** No page follows a topic any more. */
  onEmpty?: () => void
}

/** What pages use of a socket: its topics and the state of its connection. */
export type SocketTopics = {
  socket: TopicSocket
  onMove: StateListener
  onFrame: (frame: ServerFrame) => void
}

/** The topics of one connection, the same for both sockets of the page. */
export function createSocketTopics(options: SocketTopicsOptions): SocketTopics {
  const { clock, random, connection, onJoin = () => {}, onEmpty = () => {} } = options
  const stateListeners = new Set<StateListener>()
  const topics = new TopicSubscriptions({
    clock,
    random,
    isReady: () => connection().state === 'ready',
    send: (frame) => connection().send(frame),
    onEmpty,
  })
  const socket: TopicSocket = {
    subscribe(topic, handlers, { signal, since }) {
      if (signal.aborted) return
      if (connection().state === 'closed') {
        queueMicrotask(() => signal.aborted || handlers.onRefused?.('connection closed'))
        return
      }
      const listener: Listener = { ...handlers, since }
      topics.join(topic, listener)
      onJoin()
      signal.addEventListener('abort', () => topics.leave(topic, listener), { once: true })
    },
    state: () => connection().state,
    onState(listener, signal) {
      if (signal.aborted) return
      stateListeners.add(listener)
      signal.addEventListener('abort', () => stateListeners.delete(listener), { once: true })
    },
  }
  return {
    socket,
    onMove(state, reason) {
      topics.onMove(state, reason)
      for (const listener of [...stateListeners]) listener(state, reason)
    },
    onFrame(frame) {
      if (frame.op !== 'welcome' && frame.op !== 'leave') topics.onFrame(frame)
    },
  }
}
