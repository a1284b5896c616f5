import type { ObjectKind } from '../../../platform/access'

/** Searches of a member in their own conversations. */
export const MESSAGE_SEARCH: ObjectKind = {
  name: 'messageSearch',
  allowed: { read: 'owner' },
}
