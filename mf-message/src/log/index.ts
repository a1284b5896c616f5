/** Messages on this device: logs of conversations as they are opened, and what waits to be sent. */
export type { ConversationLog } from './conversation/conversation-log'
export type { LogState } from './conversation/log-state'
export type { Messenger } from './messenger'
export type { MessageQuote, OutboxItem, WaitingBody } from './outbox/outbox-item'
export { hasOlder, isBehind, type LogRun } from './run/run.rules'
export { stopMessenger } from './started-messenger'
export { useIsStoreLost, useLog, useOutboxItems } from './use-log'
export { useMessenger } from './use-messenger'
