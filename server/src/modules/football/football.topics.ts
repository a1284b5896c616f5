import { TOPIC } from '@saidian/shared/contracts/sockets'
import { positionSubject, snapshotSubject, topicSubject } from '../../platform/bus'
import type { TopicRule } from '../../platform/module'

/** Every client may follow the scores. */
export const footballTopics: TopicRule[] = [{ pattern: TOPIC.footballBoard, mayFollow: () => true }]

/** Bus subjects of the board's events and requests. */
export const BOARD_SUBJECT = {
  events: topicSubject(TOPIC.footballBoard),
  position: positionSubject(TOPIC.footballBoard),
  snapshot: snapshotSubject(TOPIC.footballBoard),
} as const
