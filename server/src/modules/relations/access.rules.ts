import type { ObjectKind } from '../../platform/access'

/** Whom a member blocks: no one else learns of it. */
export const MEMBER_BLOCK: ObjectKind = {
  name: 'memberBlock',
  allowed: { read: 'owner', change: 'owner' },
}
