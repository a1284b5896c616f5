import type { ObjectKind } from '../../platform/access'

/** What only the member sees of themselves, such as a portrait before its audit. */
export const PROFILE: ObjectKind = { name: 'profile', allowed: { read: 'owner', change: 'owner' } }

/** What everybody sees of a member. */
export const MEMBER: ObjectKind = { name: 'member', allowed: { read: 'everybody' } }

export const REAL_NAME: ObjectKind = { name: 'realName', allowed: { read: 'owner', make: 'owner' } }

export const FEEDBACK: ObjectKind = {
  name: 'feedback',
  allowed: { read: 'owner', make: 'members' },
}
