/**
 * A conversation of the member as a device has it: what the server counted last, and what came
 * since. The list, the chat and the badge keep it by these rules, so that they cannot disagree.
 */

export { type BadgeCount, badgeOf, countUnread, emptyBadge, withBadgePage } from './badge.rules'
export {
  asListed,
  type Counted,
  type ListedConversation,
  needsServer,
  type OwnSide,
  withLength,
  withOwnSide,
  withReadUpTo,
} from './counted.rules'
export { isNamed, withEntry } from './entry.rules'
export {
  type ConversationList,
  changeConversation,
  emptyList,
  findConversation,
  inListOrder,
  withAnswers,
  withListed,
  withNewEntry,
  withoutConversation,
  withSideChange,
} from './list.rules'
export { withAnswer } from './merge.rules'
export { afterRecall, type Recalls, recallerOf } from './recalled.rules'
export { withSignal } from './signal.rules'
