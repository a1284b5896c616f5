export { askPosition, NOWHERE } from './ask-position'
export type { Answer, Bus } from './bus'
export {
  historySubject,
  isTopicMessage,
  isTopicSignal,
  positionSubject,
  RESTORED_SUBJECT,
  snapshotSubject,
  TopicMessage,
  TopicSignal,
  topicOf,
  topicSubject,
} from './bus'
export { createInProcessBus } from './in-process.bus'
export { createNatsBus } from './nats.bus'
