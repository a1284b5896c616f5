import type { ObjectKind } from '../../../platform/access'

/** Groups: the service asks whether the member belongs to one, and in which role. */
export const GROUP: ObjectKind = {
  name: 'group',
  allowed: { read: 'members', make: 'members', change: 'members' },
}

/** Requests to join a group: members make them, its managers read and decide them. */
export const GROUP_REQUEST: ObjectKind = {
  name: 'groupRequest',
  allowed: { read: 'members', make: 'members', change: 'members' },
}
