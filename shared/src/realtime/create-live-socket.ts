import { encodeClientFrame, parseServerFrame } from '../contracts/frames'
import { CLOSE, HEARTBEAT, PROTOCOL_VERSION } from '../contracts/protocol'
import { Alarm, browserClock } from './clock'
import { Connection, type Surroundings } from './connection'
import type { ConnectionState, LiveSocket } from './live-socket'
import { type Listener, TopicSubscription } from './topic-subscription'
import { listenForWake } from './wake'

export type LiveSocketOptions = Surroundings & {
  /** Address of the socket, such as `wss://example.com/ws/live`. */
  url: string
}

type StateListener = (state: ConnectionState, reason: string) => void

const LINGER_MS = 15_000
const ASK_AGAIN_MS = 5_000
/** Longer than the server takes for any answer: one that is not there by then is lost. */
const ANSWER_MS = 10_000
/** Refusals that pass. */
const PASSING = ['server.busy', 'server.fault']

/**
 * The public socket of the page (types in `LiveSocket`). `close` ends it for good and lets go of
 * the window; a page that lives until it is left need not call it.
 */
export function createLiveSocket(options: LiveSocketOptions): LiveSocket & { close: () => void } {
  const { clock = browserClock, random = Math.random } = options
  const topics = new Map<string, TopicSubscription>()
  const stateListeners = new Set<StateListener>()
  const linger = new Alarm(clock)

  const connection = new Connection({
    ...options,
    address: () => `${options.url}${options.url.includes('?') ? '&' : '?'}v=${PROTOCOL_VERSION}`,
    onOpen() {},
    onText: take,
    onMove(state, reason) {
      for (const subscription of [...topics.values()]) tellState(subscription, state, reason)
      if (state === 'closed') topics.clear()
      for (const listener of [...stateListeners]) listener(state, reason)
    },
  })
  const sleepOn = listenForWake((reason) => connection.wake(reason))

  function tellState(
    subscription: TopicSubscription,
    state: ConnectionState,
    reason: string,
  ): void {
    if (state === 'ready') ask(subscription)
    else if (state === 'closed') subscription.end(reason)
    else if (state !== 'connecting') subscription.stale(reason)
  }

  function ask(subscription: TopicSubscription): void {
    if (connection.state !== 'ready') return
    subscription.subscribing()
    subscription.retry.set(() => ask(subscription), ANSWER_MS)
    connection.send(
      encodeClientFrame({ op: 'sub', topic: subscription.topic, since: subscription.since() }),
    )
  }

  function take(text: string): void {
    if (text === HEARTBEAT.frame) return
    const parsed = parseServerFrame(text)
    if (!parsed.ok) return
    const { frame } = parsed
    if (frame.op === 'event') topics.get(frame.topic)?.event(frame)
    else if (frame.op === 'subscribed') topics.get(frame.topic)?.subscribed(frame)
    else if (frame.op === 'leave') connection.retryAfter(frame.retryAfterMs)
    else if (frame.op === 'refused') refused(frame.topic, frame.reason)
    else if (frame.v === PROTOCOL_VERSION) connection.ready('welcome')
    else connection.finish(`the server speaks version ${frame.v}`, CLOSE.unsupported)
  }

  function refused(topic: string | undefined, reason: string): void {
    const subscription = topics.get(topic ?? '')
    if (!subscription) return
    if (!PASSING.includes(reason)) {
      topics.delete(subscription.topic)
      subscription.end(reason)
      rest()
      return
    }
    subscription.stale(reason)
    subscription.retry.set(() => ask(subscription), ASK_AGAIN_MS * (0.5 + random() / 2))
  }

  function join(topic: string, listener: Listener): void {
    linger.clear()
    const known = topics.get(topic)
    const subscription = known ?? new TopicSubscription(topic, clock)
    topics.set(topic, subscription)
    subscription.add(listener)
    if (!known) ask(subscription)
    connection.start('first subscriber')
  }

  function leave(topic: string, listener: Listener): void {
    const subscription = topics.get(topic)
    subscription?.remove(listener)
    if (!subscription || subscription.isWanted) return
    topics.delete(topic)
    subscription.retry.clear()
    connection.send(encodeClientFrame({ op: 'unsub', topic }))
    rest()
  }

  function rest(): void {
    if (topics.size === 0) linger.set(() => connection.stop('nobody listens'), LINGER_MS)
  }

  return {
    subscribe(topic, handlers, { signal, since }) {
      if (signal.aborted) return
      if (connection.state === 'closed') {
        queueMicrotask(() => signal.aborted || handlers.onRefused?.('connection closed'))
        return
      }
      const listener: Listener = { ...handlers, since }
      join(topic, listener)
      signal.addEventListener('abort', () => leave(topic, listener), { once: true })
    },
    state: () => connection.state,
    onState(listener, signal) {
      if (signal.aborted) return
      stateListeners.add(listener)
      signal.addEventListener('abort', () => stateListeners.delete(listener), { once: true })
    },
    close() {
      sleepOn()
      linger.clear()
      connection.finish('closed by the page')
    },
  }
}
