import { isTopicMessage, type TopicMessage } from '../../bus'
import type { SizedEvent } from '../../topics'
import { serverFrame } from './frame-bytes'

/**
 * The events of one epoch in a publisher's answer, oldest first; none when the answer is no
 * history.
 */
export function historyOf(answer: unknown, topic: string, epoch: string): TopicMessage[] {
  if (!Array.isArray(answer)) return []
  return answer.filter(
    (message: unknown): message is TopicMessage =>
      isTopicMessage(message) && message.topic === topic && message.epoch === epoch,
  )
}

export function sizedFrame({ topic, epoch, seq, data }: TopicMessage): SizedEvent<Buffer> {
  const frame = serverFrame({ op: 'event', topic, epoch, seq, data })
  return { seq, bytes: frame.length, value: frame }
}
