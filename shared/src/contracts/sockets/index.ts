export {
  encodeClientFrame,
  encodeImFrame,
  encodeServerFrame,
  type FrameFault,
  isPosition,
  isTopicName,
  type Parsed,
  parseClientFrame,
  parseImFrame,
  parseServerFrame,
} from './frames'
export { postSocketAddress, SocketAddress } from './im'
export {
  CLOSE,
  type ClientFrame,
  HEARTBEAT,
  IM_LEAVE,
  IM_LOGIN,
  IM_NO_TOKEN,
  IM_PATH,
  IM_PERSONAL,
  type ImFrame,
  isTerminalClose,
  LIMITS,
  LIVE_PATH,
  type PersonalChange,
  type Position,
  PROTOCOL_VERSION,
  type ServerFrame,
} from './protocol'
export { TOPIC, type TopicPattern } from './topics'
