export type { Answer, Bus, TopicMessage } from './bus'
export { positionSubject, topicSubject } from './bus'
export { createInProcessBus } from './in-process.bus'
export { createNatsBus } from './nats.bus'
