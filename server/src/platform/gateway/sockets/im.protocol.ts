import { CODE, REASONS } from '@saidian/shared/contracts/http'
import {
  CLOSE,
  encodeImFrame,
  IM_LOGIN,
  type ImFrame,
  parseClientFrame,
  parseImFrame,
} from '@saidian/shared/contracts/sockets'
import type { Logger } from 'pino'
import type { GatewayMetrics } from '../gateway-metrics'
import { frameOf } from '../topics/frame-bytes'
import type { Subscriptions } from '../topics/subscriptions'
import type { Connection, Protocol, SocketUser } from './connection'
import type { Members } from './members'
import type { TopicFrames } from './topic-frames'
import { WaitingFrames } from './waiting-frames'

const LOGIN_TICKS = 5
/** Spends the ticket of a login frame; null when the ticket is unknown or spent. */
export type Authenticate = (ticket: string) => Promise<SocketUser | null>

type ImDeps = {
  authenticate: Authenticate
  members: Members
  subscriptions: Subscriptions
  frames: TopicFrames
  metrics: GatewayMetrics
  log: Logger
}

/** The member's socket: first a login (product-spec 4), then topics that only members follow. */
export function createImProtocol(deps: ImDeps): Protocol {
  const { authenticate, members, subscriptions, frames, metrics, log } = deps
  const waiting = new WaitingFrames(frames)

  async function logIn(connection: Connection, ticket: string): Promise<void> {
    connection.isLoggingIn = true
    waiting.begin(connection)
    try {
      const user = await authenticate(ticket)
      if (!connection.isOpen) return
      if (user) welcome(connection, user)
      else reject(connection, CODE.noToken, CLOSE.noToken)
    } catch (error) {
      log.error({ err: error }, 'login on the message socket failed')
      reject(connection, CODE.busy, CLOSE.shutdown)
    } finally {
      connection.isLoggingIn = false
      waiting.end(connection)
    }
  }

  function welcome(connection: Connection, user: SocketUser): void {
    // The session may have been revoked while its ticket was looked up.
    if (members.wasRevoked(user.sessionId)) {
      reject(connection, CODE.noToken, CLOSE.noToken)
      return
    }
    connection.user = user
    if (members.add(connection, user.id)) send(connection, { code: IM_LOGIN })
    else connection.close(CLOSE.tooManySockets, 'too many sockets')
  }

  return {
    name: 'im',
    onOpen() {},
    onText(connection, text) {
      if (isTopicFrame(text)) return waiting.take(connection, text)
      const parsed = parseImFrame(text)
      if (!parsed.ok) {
        metrics.malformed.inc({ fault: parsed.fault })
        rejectMalformed(connection, parsed.fault)
        return
      }
      // Members act over HTTP; a client can only log in and follow topics here.
      if (parsed.frame.code !== IM_LOGIN || connection.isLoggingIn || connection.user) return
      void logIn(connection, parsed.frame.accessToken ?? '')
    },
    onBinary: (connection) => connection.close(CLOSE.malformed, 'binary'),
    onLeave: (connection, retryAfterMs) => send(connection, leaveFrame(retryAfterMs)),
    onClosing(connection) {
      waiting.forget(connection)
      subscriptions.leaveAll(connection)
      members.remove(connection)
    },
    onTick(connection, tick) {
      if (!connection.user && tick - connection.openedAt >= LOGIN_TICKS)
        connection.close(CLOSE.loginTimeout, 'no login')
    },
  }
}

/** Frames about topics have an `op`, those of the login a `code`. */
function isTopicFrame(text: string): boolean {
  const parsed = parseClientFrame(text)
  return parsed.ok || ['unknown_op', 'bad_topic', 'bad_position'].includes(parsed.fault)
}

function rejectMalformed(connection: Connection, fault: string): void {
  send(connection, { code: CODE.invalid, message: REASONS['frame.malformed'].message })
  connection.close(CLOSE.malformed, fault)
}

function leaveFrame(retryAfterMs: number): ImFrame {
  return { code: CODE.busy, data: { retryAfterMs }, message: REASONS['server.busy'].message }
}

function reject(
  connection: Connection,
  code: typeof CODE.noToken | typeof CODE.busy,
  closeCode: number,
): void {
  const reason = code === CODE.noToken ? 'auth.no_token' : 'server.busy'
  send(connection, { code, message: REASONS[reason].message })
  connection.close(closeCode, reason)
}

function send(connection: Connection, frame: ImFrame): void {
  connection.deliver(frameOf(encodeImFrame(frame)))
}
