import type { Http } from '@saidian/shared/api'
import type { ConversationList } from '@saidian/shared/conversation'
import type { TopicSocket } from '@saidian/shared/realtime'

/** What the parts that keep the cached list right work with, until `signal` aborts. */
export type ListAccess = {
  http: Http
  im: TopicSocket
  signal: AbortSignal
  get: () => ConversationList | undefined
  /** A recipe that answers the same object changes nothing. */
  change: (recipe: (list: ConversationList) => ConversationList) => void
}
