import type { ImFrame, SocketAddress } from '../contracts/sockets'
import {
  CLOSE,
  encodeImFrame,
  HEARTBEAT,
  IM_LEAVE,
  IM_LOGIN,
  IM_NO_TOKEN,
  IM_PATH,
  parseImFrame,
  parseServerFrame,
} from '../contracts/sockets'
import { browserClock } from './clock'
import { Connection, type SocketDeps } from './connection'
import { createSocketTopics } from './socket-topics'
import type { TopicSocket } from './topic-socket'
import { listenForWake } from './wake'

export type ImSocketOptions = SocketDeps & {
  /** Asks the server where the socket is; rejecting makes it try again later. */
  askAddress: () => Promise<SocketAddress>
  /** Token of the member; empty or null for a visitor. */
  getToken: () => string | null
  /** The server does not know the token. Called once for a token. */
  onNoToken: () => void
}

export type ControlledImSocket = TopicSocket & {
  /** Call when the login may have changed: opens with a token, closes without one. */
  refresh: () => void
  close: () => void
}

/**
 * The member's socket with the life cycle of product-spec 4. Does nothing before the first
 * `refresh`.
 */
export function createImSocket(options: ImSocketOptions): ControlledImSocket {
  const { clock = browserClock, random = Math.random } = options
  let token = ''
  const login = createLogin(options.askAddress)

  const connection = new Connection({
    ...options,
    address: login.nextAddress,
    onOpen() {
      connection.send(encodeImFrame({ code: IM_LOGIN, accessToken: login.ticket() }))
      connection.ready('login sent')
    },
    onText(text) {
      if (text === HEARTBEAT.frame) return
      const topicFrame = parseServerFrame(text)
      if (topicFrame) topics.onFrame(topicFrame)
      const parsed = parseImFrame(text)
      if (parsed.ok) take(parsed.frame)
    },
    onMove(state, reason, closeCode) {
      topics.onMove(state, reason)
      if (state === 'closed' && closeCode === CLOSE.noToken) options.onNoToken()
    },
  })
  const topics = createSocketTopics({ clock, random, connection: () => connection })
  const stopWake = listenForWake((reason) => connection.wake(reason))

  function take({ code, data }: ImFrame): void {
    if (code === IM_NO_TOKEN) onRejected()
    else if (code === IM_LEAVE) connection.retryAfter(delayIn(data))
    else if (code === IM_LOGIN) login.succeeded()
  }

  function onRejected(): void {
    if (!login.mayRetry()) {
      connection.finish('no token', CLOSE.noToken)
      return
    }
    login.retrying()
    connection.stop('ticket rejected')
    connection.start('with another ticket')
  }

  return {
    ...topics.socket,
    refresh() {
      const current = options.getToken() ?? ''
      if (current === token) return
      token = current
      login.changed()
      connection.stop('login changed')
      if (token) connection.start('logged in')
    },
    close() {
      stopWake()
      connection.stop('closed by the page')
    },
  }
}

/** The login over one socket: the address and ticket of each attempt, and one retry of a ticket. */
function createLogin(askAddress: ImSocketOptions['askAddress']) {
  /** For one login frame. */
  let ticket = ''
  let isLoggedIn = false
  /** A rejected ticket may only be too old: a second one shows whether the login still stands. */
  let hasRetried = false
  let attempts = 0
  return {
    ticket: () => ticket,
    async nextAddress() {
      isLoggedIn = false
      const { lotteryAddress, token } = await askAddress()
      ticket = token
      const address = lotteryAddress[attempts++ % lotteryAddress.length]
      if (!address) throw new Error('no address')
      return `${address.protocol}://${address.host}:${address.port}${IM_PATH}`
    },
    mayRetry: () => !isLoggedIn && ticket !== '' && !hasRetried,
    retrying() {
      hasRetried = true
    },
    succeeded() {
      isLoggedIn = true
      hasRetried = false
    },
    /** Another member, or none. */
    changed() {
      hasRetried = false
    },
  }
}

function delayIn(data: unknown): number {
  const { retryAfterMs } = (data ?? {}) as { retryAfterMs?: unknown }
  return typeof retryAfterMs === 'number' ? retryAfterMs : 0
}
