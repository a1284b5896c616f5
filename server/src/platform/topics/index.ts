export { createOpenTopics, type OpenTopic, type OpenTopics } from './open-topics'
export { RecentEvents, type SizedEvent } from './recent-events'
export { serveTopics } from './serve-topics'
export { createTopicSender, type TopicSender } from './topic-sender'
