export { type BuiltinDeps, createBuiltin } from './answerer'
export type { ReplyContext } from './reply'
