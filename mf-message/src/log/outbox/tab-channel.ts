import type { Entry } from '@saidian/shared/contracts/messaging'

/** What tabs of one member send each other. */
export type TabMessage =
  | { kind: 'changed' }
  | { kind: 'removed'; clientMsgId: string }
  | { kind: 'sent'; conversationId: string; entry: Entry }

export type TabChannel = { post: (message: TabMessage) => void }

/** Messages between the tabs of a member, until `signal` aborts. Silent where there is no way. */
export function openTabChannel(
  name: string,
  signal: AbortSignal,
  onMessage: (message: TabMessage) => void,
): TabChannel {
  if (typeof BroadcastChannel !== 'function' || signal.aborted) return { post: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => onMessage(data as TabMessage)
  // Node counts an open channel as work to wait for; browsers do not.
  ;(channel as { unref?: () => void }).unref?.()
  signal.addEventListener('abort', () => channel.close(), { once: true })
  return { post: (message) => signal.aborted || channel.postMessage(message) }
}
