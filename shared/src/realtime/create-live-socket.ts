import { CLOSE, HEARTBEAT, PROTOCOL_VERSION, parseServerFrame } from '../contracts/sockets'
import { Alarm, browserClock } from './clock'
import { Connection, type SocketDeps } from './connection'
import { createSocketTopics, type SocketTopics } from './socket-topics'
import type { TopicSocket } from './topic-socket'
import { listenForWake } from './wake'

export type LiveSocketOptions = SocketDeps & {
  /** Address of the socket, such as `wss://example.com/ws/live`. */
  url: string
}

const LINGER_MS = 15_000

/**
 * The public socket of the page (types in `TopicSocket`). `close` ends it for good and removes its
 * listeners from the window; a page that lives until it is left need not call it.
 */
export function createLiveSocket(options: LiveSocketOptions): TopicSocket & { close: () => void } {
  const { clock = browserClock, random = Math.random } = options
  const linger = new Alarm(clock)
  const connection = new Connection({
    ...options,
    address: () => `${options.url}${options.url.includes('?') ? '&' : '?'}v=${PROTOCOL_VERSION}`,
    onOpen() {},
    onText: (text) => takeFrame(text, connection, topics),
    onMove: (state, reason) => topics.onMove(state, reason),
  })
  const topics = createSocketTopics({
    clock,
    random,
    connection: () => connection,
    onJoin() {
      linger.clear()
      connection.start('first subscriber')
    },
    onEmpty: () => linger.set(() => connection.stop('no subscriber'), LINGER_MS),
  })
  const stopWake = listenForWake((reason) => connection.wake(reason))

  return {
    ...topics.socket,
    close() {
      stopWake()
      linger.clear()
      connection.finish('closed by the page')
    },
  }
}

function takeFrame(text: string, connection: Connection, topics: SocketTopics): void {
  if (text === HEARTBEAT.frame) return
  const frame = parseServerFrame(text)
  if (!frame) return
  if (frame.op === 'leave') connection.retryAfter(frame.retryAfterMs)
  else if (frame.op !== 'welcome') topics.onFrame(frame)
  else if (frame.v === PROTOCOL_VERSION) connection.ready('welcome')
  else connection.finish(`the server speaks version ${frame.v}`, CLOSE.unsupported)
}
