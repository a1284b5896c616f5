import {
  CLOSE,
  type FrameFault,
  PROTOCOL_VERSION,
  parseClientFrame,
} from '@saidian/shared/contracts'
import type { GatewayMetrics } from '../gateway-metrics'
import { refusedFrame, serverFrame } from '../topics/publisher'
import type { Subscriptions } from '../topics/subscriptions'
import type { Connection, Protocol } from './connection'

type LiveDeps = {
  subscriptions: Subscriptions
  metrics: GatewayMetrics
  nameOf: (connection: Connection) => string
}

/** The public socket: follow and leave topics. */
export function createLiveProtocol({ subscriptions, metrics, nameOf }: LiveDeps): Protocol {
  function refuseFrame(connection: Connection, fault: FrameFault): void {
    metrics.malformed.inc({ fault })
    connection.deliver(
      refusedFrame(fault === 'bad_topic' ? 'topic.unknown' : 'frame.malformed', undefined, fault),
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
        refuseFrame(connection, parsed.fault)
        return
      }
      const { frame } = parsed
      if (frame.op === 'sub') subscriptions.subscribe(connection, frame.topic, frame.since)
      else subscriptions.unsubscribe(connection, frame.topic)
    },
    onBinary: (connection) => refuseFrame(connection, 'not_json'),
    onLeave(connection, retryAfterMs) {
      connection.deliver(serverFrame({ op: 'leave', retryAfterMs }))
    },
    onClosing: (connection) => subscriptions.leaveAll(connection),
  }
}

/** A newer client may know more operations than we do; what is no frame at all is a fault of the peer. */
function endsConnection(fault: FrameFault): boolean {
  return fault === 'not_json' || fault === 'not_an_object' || fault === 'bad_field'
}
