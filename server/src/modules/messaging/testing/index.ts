export {
  type Answer,
  callsOf,
  type MessagingWorld,
  NOW,
  newClientMsgId,
  openMessaging,
} from './messaging-world'
