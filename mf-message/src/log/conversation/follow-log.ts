import {
  type Entry,
  isConversationChange,
  isConversationEvent,
  isConversationSignal,
} from '@saidian/shared/contracts/messaging'
import { IM_CONVERSATION, TOPIC } from '@saidian/shared/contracts/sockets'
import { type ListedConversation, withOwnSide, withSignal } from '@saidian/shared/conversation'
import { followTopic } from '@saidian/shared/realtime'
import type { LogDeps } from './log-deps'
import type { LogState } from './log-state'

/** A log as its topic changes it. */
type FollowedLog = {
  id: string
  catchUp: () => Promise<{ epoch: string; seq: number }>
  take: (entry: Entry) => void
  change: (change: Partial<LogState>) => void
  changeConversation: (recipe: (known: ListedConversation) => ListedConversation) => void
  readConversation: () => Promise<void>
}

/** How long one signal shows the other one as typing. */
const TYPING_MS = 5_000

/** Follows the topic of an open conversation, and what other devices of the member do with it. */
export function followLog(log: FollowedLog, deps: LogDeps, signal: AbortSignal): void {
  const { im, memberId } = deps
  const nowMs = deps.nowMs ?? Date.now
  followTopic({
    socket: im,
    topic: TOPIC.conversation(log.id),
    signal,
    loadSnapshot: () => log.catchUp(),
    onSnapshot: () => undefined,
    onEvent: ({ data }) => {
      // Throwing reads the log again: a malformed event is a lost one.
      if (!isConversationEvent(data)) throw new Error('malformed event of a conversation')
      log.take(data.entry)
      if (data.entry.senderId !== memberId) log.change({ typingUntil: 0 })
      // A name, a role or who may write has changed.
      if (data.entry.body.kind === 'event') void log.readConversation()
    },
    onSignal: (data) => {
      if (!isConversationSignal(data)) return
      if (data.kind === 'typing' && data.memberId !== memberId) {
        log.change({ typingUntil: nowMs() + TYPING_MS })
      }
      log.changeConversation((known) => withSignal(known, data, memberId))
    },
    onStale: () => log.change({ isStale: true }),
    onLive: () => log.change({ isStale: false }),
  })
  followOwnSide(log, deps, signal)
}

/** 10062: another device of the member read this conversation, or changed how it is set. */
function followOwnSide(log: FollowedLog, { im, memberId }: LogDeps, signal: AbortSignal): void {
  const onEvent = ({ data }: { data: unknown }) => {
    const { code, data: change } = (data ?? {}) as { code?: unknown; data?: unknown }
    if (code !== IM_CONVERSATION || !isConversationChange(change) || change.id !== log.id) return
    const { state } = change
    if (state) log.changeConversation((known) => withOwnSide(known, state))
    else void log.readConversation()
  }
  im.subscribe(TOPIC.user(memberId), { onEvent }, { signal })
}
