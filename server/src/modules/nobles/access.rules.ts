import type { ObjectKind } from '../../platform/access'

/** The level of nobility of a member. */
export const NOBLE: ObjectKind = { name: 'noble', allowed: { read: 'owner', make: 'owner' } }
