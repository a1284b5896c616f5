export { answerError } from './answer-error'
export { buildHttp, createServer, type HttpOptions } from './build-http'
export { type Prebuilt, type PrebuiltBodies, prebuilt } from './prebuilt'
export { type Call, type Handler, serve, type User } from './serve'
