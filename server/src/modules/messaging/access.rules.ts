import type { ObjectKind } from '../../platform/access'

/** A member's side of a conversation; the service asks whether they are a member of it. */
export const CONVERSATION: ObjectKind = {
  name: 'conversation',
  allowed: { read: 'owner', make: 'members', change: 'owner', remove: 'owner' },
}

/** Messages: members of the conversation read and write, the sender recalls. */
export const MESSAGE: ObjectKind = {
  name: 'message',
  allowed: { read: 'owner', make: 'members', remove: 'owner' },
}
