export { RecentEvents, type SizedEvent } from './recent-events'
export { createTopicPublisher, type TopicPublisher } from './topic-publisher'
