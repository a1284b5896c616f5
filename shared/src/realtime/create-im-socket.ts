import type { ImFrame, SocketAddress } from '../contracts'
import { encodeImFrame, parseImFrame } from '../contracts/frames'
import { CLOSE, HEARTBEAT, IM_LEAVE, IM_LOGIN, IM_NO_TOKEN, IM_PATH } from '../contracts/protocol'
import { Connection, type Surroundings } from './connection'
import type { ImSocket } from './live-socket'
import { listenForWake } from './wake'

export type ImSocketOptions = Surroundings & {
  /** Asks the server where the socket is; rejecting makes it try again later. */
  askAddress: () => Promise<SocketAddress>
  /** Token of the member; empty or null for a visitor. */
  getToken: () => string | null
  /** The server does not know the token. Called once for a token. */
  onNoToken: () => void
}

export type ControlledImSocket = ImSocket & {
  /** Call when the login may have changed: opens with a token, closes without one. */
  refresh: () => void
  close: () => void
}

/**
 * The member's socket with the life cycle of product-spec 4. Does nothing before the first
 * `refresh`.
 */
export function createImSocket(options: ImSocketOptions): ControlledImSocket {
  const listeners = new Set<(message: { code: number; data: unknown }) => void>()
  let token = ''
  /** For one login frame. */
  let ticket = ''
  let isLoggedIn = false
  /** A refused ticket may only be too old; whether the login still stands, a second one tells. */
  let hasAskedAgain = false
  let tries = 0

  const connection = new Connection({
    ...options,
    async address() {
      isLoggedIn = false
      const { lotteryAddress, token: given } = await options.askAddress()
      ticket = given
      const address = lotteryAddress[tries++ % lotteryAddress.length]
      if (!address) throw new Error('no address')
      return `${address.protocol}://${address.host}:${address.port}${IM_PATH}`
    },
    onOpen() {
      connection.send(encodeImFrame({ code: IM_LOGIN, accessToken: ticket }))
      connection.ready('login sent')
    },
    onText(text) {
      const parsed = text === HEARTBEAT.frame ? null : parseImFrame(text)
      if (parsed?.ok) take(parsed.frame)
    },
    onMove(state, _reason, closeCode) {
      if (state === 'closed' && closeCode === CLOSE.noToken) options.onNoToken()
    },
  })
  const sleepOn = listenForWake((reason) => connection.wake(reason))

  function take({ code, data }: ImFrame): void {
    if (code === IM_NO_TOKEN) refused()
    else if (code === IM_LEAVE) connection.retryAfter(delayIn(data))
    else if (code === IM_LOGIN) welcome()
    else for (const listener of [...listeners]) listener({ code, data })
  }

  function welcome(): void {
    isLoggedIn = true
    hasAskedAgain = false
  }

  function refused(): void {
    if (isLoggedIn || ticket === '' || hasAskedAgain) {
      connection.finish('no token', CLOSE.noToken)
      return
    }
    hasAskedAgain = true
    connection.stop('ticket refused')
    connection.start('with another ticket')
  }

  return {
    isConnected: () => connection.state === 'ready',
    onMessage(listener, signal) {
      if (signal.aborted) return
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener), { once: true })
    },
    refresh() {
      const current = options.getToken() ?? ''
      if (current === token) return
      token = current
      hasAskedAgain = false
      connection.stop('login changed')
      if (token) connection.start('logged in')
    },
    close() {
      sleepOn()
      connection.stop('closed by the page')
    },
  }
}

function delayIn(data: unknown): number {
  const { retryAfterMs } = (data ?? {}) as { retryAfterMs?: unknown }
  return typeof retryAfterMs === 'number' ? retryAfterMs : 0
}
