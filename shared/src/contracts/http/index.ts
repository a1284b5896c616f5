export { COMMON_REASONS } from './common-errors'
export {
  type BodyOf,
  type Endpoint,
  endpoint,
  type LoginNeed,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from './endpoint'
export { CODE, type Code, type DataOf, type Envelope, envelopeOf } from './envelope'
export { REASONS, type Reason } from './errors'
export { characterCount, FIELD_PATTERNS, TEXT_RULES, type TextRule, textFault } from './fields'
export { NO_COOKIES_HEADER, TOKEN_HEADER } from './session-header'
export { OFFLINE_HEADER, OFFLINE_MARK, STORED_AT_HEADER } from './stored-answer'
export { WorkChallenge, WorkSolution } from './work'
