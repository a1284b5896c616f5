export {
  ClientFrame,
  ImFrame,
  isPosition,
  isTopicName,
  Position,
  ServerFrame,
  TopicName,
} from './frames'
export { postSocketAddress, SocketAddress } from './im'
export {
  encodeClientFrame,
  encodeImFrame,
  encodeServerFrame,
  type FrameFault,
  type Parsed,
  parseClientFrame,
  parseImFrame,
  parseServerFrame,
} from './parse-frame'
export {
  CLOSE,
  HEARTBEAT,
  IM_CONVERSATION,
  IM_GROUP_ENTRY,
  IM_LEAVE,
  IM_LOGIN,
  IM_NO_TOKEN,
  IM_NOTICE,
  IM_NOTICES_READ,
  IM_PATH,
  IM_PERSONAL,
  IM_PRIVATE_ENTRY,
  isNoticeCode,
  isTerminalClose,
  LIMITS,
  LIVE_PATH,
  noticeCode,
  type PersonalChange,
  PROTOCOL_VERSION,
} from './protocol'
export { TOPIC, type TopicPattern } from './topics'
