import type { ObjectKind } from '../../platform/access'

/** Messages of rooms: everybody reads them, members write them. */
export const ROOM_MESSAGE: ObjectKind = {
  name: 'roomMessage',
  allowed: { read: 'everybody', make: 'members' },
}
