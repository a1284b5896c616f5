export {
  type Answer,
  callsOf,
  type MessagingWorld,
  newClientMsgId,
  openMessaging,
} from './messaging-world'
