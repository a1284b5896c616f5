import { isTopicMessage, type TopicMessage } from '../../bus'
import type { SizedEvent } from '../../topics'
import { serverFrame } from './frame-bytes'
import type { FramesApart } from './paced-frames'

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

/** The frames of those who get other data, by member. */
export function framesApart({ apart = [], ...message }: TopicMessage): FramesApart | undefined {
  if (apart.length === 0) return undefined
  const frames = new Map<string, Buffer>()
  for (const { to, data } of apart) {
    const { value } = sizedFrame({ ...message, data })
    for (const memberId of to) frames.set(memberId, value)
  }
  return frames
}

export function sizedFrame({ topic, epoch, seq, data }: TopicMessage): SizedEvent<Buffer> {
  const frame = serverFrame({ op: 'event', topic, epoch, seq, data })
  return { seq, bytes: frame.length, value: frame }
}
