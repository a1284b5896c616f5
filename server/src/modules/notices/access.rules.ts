import type { ObjectKind } from '../../platform/access'

/** Notices of a member. */
export const NOTICE: ObjectKind = { name: 'notice', allowed: { read: 'owner', change: 'owner' } }
