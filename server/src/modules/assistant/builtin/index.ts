export { answer, type Earlier, understand } from './answer'
export { type BuiltinDeps, createBuiltin } from './answerer'
export type { Reply, ReplyContext } from './reply'
