import type { ObjectKind } from '../../platform/access'

/** Rooms of anchors: everybody watches them, the anchor changes the own one. */
export const ROOM: ObjectKind = {
  name: 'room',
  allowed: { read: 'everybody', change: 'owner' },
}

/** Notices at the start of announced broadcasts, which members ask for. */
export const BOOKING: ObjectKind = { name: 'booking', allowed: { make: 'members' } }
