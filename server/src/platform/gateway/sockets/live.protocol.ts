import { CLOSE, type FrameFault, PROTOCOL_VERSION } from '@saidian/shared/contracts/sockets'
import { serverFrame } from '../topics/frame-bytes'
import type { Subscriptions } from '../topics/subscriptions'
import type { Connection, Protocol } from './connection'
import type { TopicFrames } from './topic-frames'

type LiveDeps = {
  subscriptions: Subscriptions
  frames: TopicFrames
  nameOf: (connection: Connection) => string
}

/** The public socket: subscribe to topics and unsubscribe. */
export function createLiveProtocol({ subscriptions, frames, nameOf }: LiveDeps): Protocol {
  return {
    name: 'live',
    onOpen(connection) {
      connection.deliver(
        serverFrame({ op: 'welcome', v: PROTOCOL_VERSION, connection: nameOf(connection) }),
      )
    },
    onText(connection, text) {
      const fault = frames.take(connection, text)
      if (fault && endsConnection(fault)) connection.close(CLOSE.malformed, fault)
    },
    onBinary(connection) {
      frames.reject(connection, 'not_json')
      connection.close(CLOSE.malformed, 'not_json')
    },
    onLeave(connection, retryAfterMs) {
      connection.deliver(serverFrame({ op: 'leave', retryAfterMs }))
    },
    onClosing: (connection) => subscriptions.leaveAll(connection),
  }
}

/**
 * A newer client may know more operations than the server; only a malformed frame ends the
 * connection.
 */
function endsConnection(fault: FrameFault): boolean {
  return fault === 'not_json' || fault === 'not_an_object' || fault === 'bad_field'
}
