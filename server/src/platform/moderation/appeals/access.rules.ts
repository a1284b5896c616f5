import type { ObjectKind } from '../../access'

/** What became of what a member sent: they read it and may appeal. */
export const OWN_CASE: ObjectKind = {
  name: 'ownCase',
  allowed: { read: 'owner', change: 'owner' },
}
