import type { ObjectKind } from '../../../platform/access'

/** Messages of rooms: everybody reads them, members write them. */
export const ROOM_MESSAGE: ObjectKind = {
  name: 'roomMessage',
  allowed: { read: 'everybody', make: 'members' },
}

/** Acts of anchors and managers; the service asks for the rank of the member in the room. */
export const ROOM_ACT: ObjectKind = {
  name: 'roomAct',
  allowed: { read: 'members', make: 'members' },
}

/** Reports of messages: only the staff reads them. */
export const ROOM_REPORT: ObjectKind = { name: 'roomReport', allowed: { make: 'members' } }
