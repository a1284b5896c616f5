import {
  CLOSE,
  type FrameFault,
  PROTOCOL_VERSION,
  parseClientFrame,
} from '@saidian/shared/contracts/sockets'
import type { GatewayMetrics } from '../gateway-metrics'
import { rejectedFrame, serverFrame } from '../topics/frame-bytes'
import type { Subscriptions } from '../topics/subscriptions'
import type { Connection, Protocol } from './connection'

type LiveDeps = {
  subscriptions: Subscriptions
  metrics: GatewayMetrics
  nameOf: (connection: Connection) => string
}

/** The public socket: subscribe to topics and unsubscribe. */
export function createLiveProtocol({ subscriptions, metrics, nameOf }: LiveDeps): Protocol {
  function rejectFrame(connection: Connection, fault: FrameFault): void {
    metrics.malformed.inc({ fault })
    connection.deliver(
      rejectedFrame(fault === 'bad_topic' ? 'topic.unknown' : 'frame.malformed', undefined, fault),
    )
    if (endsConnection(fault)) connection.close(CLOSE.malformed, fault)
  }

  return {
    name: 'live',
    onOpen(connection) {
      connection.deliver(
        serverFrame({ op: 'welcome', v: PROTOCOL_VERSION, connection: nameOf(connection) }),
      )
    },
    onText(connection, text) {
      const parsed = parseClientFrame(text)
      if (!parsed.ok) {
        rejectFrame(connection, parsed.fault)
        return
      }
      const { frame } = parsed
      if (frame.op === 'sub')
        subscriptions.subscribe(connection, frame.topic, frame.since ?? undefined)
      else subscriptions.unsubscribe(connection, frame.topic)
    },
    onBinary: (connection) => rejectFrame(connection, 'not_json'),
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
