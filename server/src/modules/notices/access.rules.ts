import type { ObjectKind } from '../../platform/access'

/** What the product told a member. */
export const NOTICE: ObjectKind = { name: 'notice', allowed: { read: 'owner', change: 'owner' } }
