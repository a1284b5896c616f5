export { createHandedTopics } from './handed-topics'
export {
  createOpenTopics,
  type FirstRead,
  type HandedTopics,
  type OpenTopic,
  type OpenTopics,
} from './open-topics'
export { RecentEvents, type SizedEvent } from './recent-events'
export { serveTopics } from './serve-topics'
export { createStoredTopics, type StoredTopics } from './stored-topics'
export { deleteTopic } from './stored-topics.repository'
export { createTopicSender, type TopicSender } from './topic-sender'
