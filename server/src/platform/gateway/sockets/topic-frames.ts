import { type FrameFault, parseClientFrame } from '@saidian/shared/contracts/sockets'
import type { GatewayMetrics } from '../gateway-metrics'
import { rejectedFrame } from '../topics/frame-bytes'
import type { Subscriptions } from '../topics/subscriptions'
import type { Connection } from './connection'

/** Takes what a client sends about topics, on either socket. */
export type TopicFrames = {
  /** Subscribes or unsubscribes; resolves a frame that breaks the format to its fault. */
  take: (connection: Connection, text: string) => FrameFault | null
  /** Answers a frame that cannot be taken. */
  reject: (connection: Connection, fault: FrameFault) => void
}

export function createTopicFrames(
  subscriptions: Subscriptions,
  metrics: GatewayMetrics,
): TopicFrames {
  function reject(connection: Connection, fault: FrameFault): void {
    metrics.malformed.inc({ fault })
    connection.deliver(
      rejectedFrame(fault === 'bad_topic' ? 'topic.unknown' : 'frame.malformed', undefined, fault),
    )
  }

  return {
    reject,
    take(connection, text) {
      const parsed = parseClientFrame(text)
      if (!parsed.ok) {
        reject(connection, parsed.fault)
        return parsed.fault
      }
      const { frame } = parsed
      if (frame.op === 'sub')
        subscriptions.subscribe(connection, frame.topic, frame.since ?? undefined)
      else subscriptions.unsubscribe(connection, frame.topic)
      return null
    },
  }
}
