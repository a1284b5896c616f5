import type { ObjectKind } from '../../platform/access'

/** Phone, password, deletion, export. */
export const ACCOUNT: ObjectKind = {
  name: 'account',
  allowed: { read: 'owner', make: 'everybody', change: 'owner', remove: 'owner' },
}

export const SESSION: ObjectKind = {
  name: 'session',
  allowed: { read: 'owner', make: 'owner', remove: 'owner' },
}

/** A socket logs in with a ticket. */
export const TICKET: ObjectKind = { name: 'ticket', allowed: { make: 'owner' } }
