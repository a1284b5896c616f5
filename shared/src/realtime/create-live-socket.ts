import { CLOSE, HEARTBEAT, PROTOCOL_VERSION, parseServerFrame } from '../contracts/sockets'
import { Alarm, browserClock } from './clock'
import { Connection, type SocketDeps } from './connection'
import type { ConnectionState, LiveSocket } from './live-socket'
import type { Listener } from './topic-subscription'
import { TopicSubscriptions } from './topic-subscriptions'
import { listenForWake } from './wake'

export type LiveSocketOptions = SocketDeps & {
  /** Address of the socket, such as `wss://example.com/ws/live`. */
  url: string
}

type StateListener = (state: ConnectionState, reason: string) => void

const LINGER_MS = 15_000

/**
 * The public socket of the page (types in `LiveSocket`). `close` ends it for good and removes its
 * listeners from the window; a page that lives until it is left need not call it.
 */
export function createLiveSocket(options: LiveSocketOptions): LiveSocket & { close: () => void } {
  const { clock = browserClock, random = Math.random } = options
  const stateListeners = new Set<StateListener>()
  const linger = new Alarm(clock)
  const connection = new Connection({
    ...options,
    address: () => `${options.url}${options.url.includes('?') ? '&' : '?'}v=${PROTOCOL_VERSION}`,
    onOpen() {},
    onText: (text) => takeFrame(text, connection, topics),
    onMove(state, reason) {
      topics.onMove(state, reason)
      for (const listener of [...stateListeners]) listener(state, reason)
    },
  })
  const topics = new TopicSubscriptions({
    clock,
    random,
    isReady: () => connection.state === 'ready',
    send: (frame) => connection.send(frame),
    onEmpty: () => linger.set(() => connection.stop('no subscriber'), LINGER_MS),
  })
  const stopWake = listenForWake((reason) => connection.wake(reason))

  return {
    subscribe(topic, handlers, { signal, since }) {
      if (signal.aborted) return
      if (connection.state === 'closed') {
        queueMicrotask(() => signal.aborted || handlers.onRefused?.('connection closed'))
        return
      }
      const listener: Listener = { ...handlers, since }
      linger.clear()
      topics.join(topic, listener)
      connection.start('first subscriber')
      signal.addEventListener('abort', () => topics.leave(topic, listener), { once: true })
    },
    state: () => connection.state,
    onState(listener, signal) {
      if (signal.aborted) return
      stateListeners.add(listener)
      signal.addEventListener('abort', () => stateListeners.delete(listener), { once: true })
    },
    close() {
      stopWake()
      linger.clear()
      connection.finish('closed by the page')
    },
  }
}

function takeFrame(text: string, connection: Connection, topics: TopicSubscriptions): void {
  if (text === HEARTBEAT.frame) return
  const frame = parseServerFrame(text)
  if (!frame) return
  if (frame.op === 'leave') connection.retryAfter(frame.retryAfterMs)
  else if (frame.op !== 'welcome') topics.onFrame(frame)
  else if (frame.v === PROTOCOL_VERSION) connection.ready('welcome')
  else connection.finish(`the server speaks version ${frame.v}`, CLOSE.unsupported)
}
