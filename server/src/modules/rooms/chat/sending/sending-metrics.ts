import { Counter, Summary } from 'prom-client'
import type { Metrics } from '../../../../platform/metrics'
import type { OutboxMetrics } from './outbox'

/** Where the time of a message goes, without its way over HTTP. */
export function createSendingMetrics(metrics: Metrics): OutboxMetrics {
  const registers = [metrics]
  const percentiles = [0.5, 0.99]
  const waited = new Summary({
    name: 'room_message_waited_seconds',
    help: 'From the call of a member to the begin of the batch that stores the message',
    percentiles,
    registers,
  })
  const batches = new Summary({
    name: 'room_batch_seconds',
    help: 'What the storing of a batch of messages takes, until the commit',
    percentiles,
    registers,
  })
  const rejected = new Counter({
    name: 'room_messages_rejected_total',
    help: 'Messages rejected at once because their batch would have ended too late',
    registers,
  })
  return {
    waited: (ms) => waited.observe(ms / 1_000),
    stored: (ms) => batches.observe(ms / 1_000),
    rejected: () => rejected.inc(),
  }
}
