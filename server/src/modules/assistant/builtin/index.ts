export { answer, type Earlier, understand } from './answer'
export type { Reply, ReplyContext } from './reply'
