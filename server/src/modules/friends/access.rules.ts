import type { ObjectKind } from '../../platform/access'

/** Friends of a member, with the names that the member gave them. */
export const FRIENDS: ObjectKind = {
  name: 'friends',
  allowed: { read: 'owner', change: 'owner', remove: 'owner' },
}

/** Requests to be friends: members make them, the one who was asked reads and answers. */
export const FRIEND_REQUEST: ObjectKind = {
  name: 'friendRequest',
  allowed: { read: 'owner', make: 'members', change: 'owner' },
}

/** Members as others find them. */
export const FRIEND_CARD: ObjectKind = { name: 'friendCard', allowed: { read: 'members' } }

/** Who follows a member. */
export const FANS: ObjectKind = { name: 'fans', allowed: { read: 'owner' } }

/** Reports of members: only the staff reads them. */
export const MEMBER_REPORT: ObjectKind = { name: 'memberReport', allowed: { make: 'members' } }
