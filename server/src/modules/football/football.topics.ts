import { TOPIC } from '@saidian/shared/contracts'
import { positionSubject, topicSubject } from '../../platform/bus'
import type { TopicRule } from '../../platform/module'

/** Everybody may follow the scores. */
export const footballTopics: TopicRule[] = [{ pattern: TOPIC.footballBoard, mayFollow: () => true }]

/** Where the board's events and questions travel on the bus. */
export const BOARD_SUBJECT = {
  events: topicSubject(TOPIC.footballBoard),
  position: positionSubject(TOPIC.footballBoard),
  snapshot: `snapshot.${TOPIC.footballBoard.replaceAll('/', '.')}`,
} as const
