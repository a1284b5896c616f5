import type { ObjectKind } from '../../platform/access'

/** A conversation with the assistant belongs to the member who asked. */
export const ASSISTANT_CONVERSATION: ObjectKind = {
  name: 'assistantConversation',
  allowed: { read: 'owner', make: 'members', change: 'owner', remove: 'owner' },
}
